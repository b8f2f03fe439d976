"""What the bots know about pet shops: how to shop, arrange, lay cards, handle needs (exactly) and sell."""

from __future__ import annotations

from typing import Final

from ....core.heuristics import Heuristics
from ..names import ANTIMAGIC, BUSINESS, GROUPING, SHOWING
from ..rules import actions as ids
from ..rules.business import match_score, price
from ..rules.dangers import Catch, WearArmor
from ..rules.exhibitions import award, pet_score
from ..rules.grouping import formed
from ..rules.needs import Feed
from ..state import BARS, BOX_CHAMBER, EXITS, FOOD, GAPS, MEAT_CHAMBER, PLOTS, Petz
from . import solver
from .assignment import Display, assign_ranks
from .shoppers import Shopper, cage_worth
from .worth import GOLD, HURT, IMP, LOST, MANURE, MUTANT, SPARE_FOOD, TOKEN, Tastes, fit, pet_worth, share_of

SOON: Final = 0.05
"""What food is worth that would be thrown away this round."""


class PetzHeuristics(Heuristics):
    """Greedy play, judged in reputation points."""

    def __init__(self) -> None:
        self.tastes: Tastes | None = None

    def scale(self) -> float:
        """Reputation."""
        return 5.0

    def enough(self, root: Petz, state: Petz) -> bool:
        """A round further, at its start: what was bought and raised shows in what is owned then."""
        return state.round > root.round and state.phase == GROUPING

    def rollouts(self) -> bool:
        """A round is a hundred small decisions."""
        return True

    def certain(self, state: Petz, legal: list[int]) -> bool:
        """Once the cards are laid, the best handling of the needs is computed exactly."""
        return ids.FEED <= legal[-1] < ids.DISCARD

    def tastes_of(self, state: Petz) -> Tastes:
        """What customers pay for bars; made once a box."""
        tastes = self.tastes
        if tastes is None or tastes.layout is not state.layout:
            tastes = Tastes(state.layout)
            self.tastes = tastes
        return tastes

    def rank(self, state: Petz, legal: list[int]) -> list[float]:
        """How good each legal action looks to the seat that is to act."""
        seat, last = state.current, legal[-1]
        if last < ids.FUND:
            return self.gather(state, seat, legal)
        if last < ids.SEND:
            return self.fund(state, seat, legal)
        if last < ids.TAKE_CAGE:
            return self.send(state, seat, legal)
        if last < ids.BUILD:
            return self.take(state, seat, legal)
        if last < ids.EXCHANGE:
            return self.arrange(state, seat, legal)
        if last < ids.ASSIGN:
            return self.exchange(state, seat, legal)
        if last < ids.FEED:
            return assign_ranks(state, seat, legal)
        if last < ids.DISCARD:
            return self.handle(state, seat, legal)
        return self.finish(state, seat, legal)

    # --- shopping -------------------------------------------------------------------------------------------

    def gather(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """The imps of the next planned group."""
        plan = Shopper(state, seat, self.tastes_of(state)).groups()
        made = formed(state, seat)
        wanted = plan[made][0] if made < len(plan) else 0
        return [
            -1.5 * abs(action - ids.GATHER - wanted)
            if action >= ids.GATHER
            else (0.0 if wanted == 0 else -4.0)
            for action in legal
        ]

    def fund(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """The gold of the planned group."""
        plan = Shopper(state, seat, self.tastes_of(state)).groups()
        made = formed(state, seat) - 1
        wanted = plan[made][1] if made < len(plan) else 0
        return [-1.5 * abs(action - ids.FUND - wanted) for action in legal]

    def send(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """What the space gives, less what the group would be worth at home."""
        shopper = Shopper(state, seat, self.tastes_of(state))
        worth: dict[int, float] = {}
        ranks: list[float] = []
        for action in legal:
            exit, space = (action - ids.SEND) >> 4, (action - ids.SEND) & 15
            if space == ids.KEEP_HOME:
                ranks.append(0.0)
                continue
            if space not in worth:
                worth[space] = shopper.space(space)
            group = state.groups[EXITS * seat + exit]
            ranks.append(
                worth[space] - shopper.cost(group & 15, group >> 4, space) - (0.2 if space == 5 else 0.0)
            )
        return ranks

    def take(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """Cages that suit, addons, pets that sell, books for the own colours."""
        tastes = self.tastes_of(state)
        ranks: list[float] = []
        for action in legal:
            if action >= ids.STUDY:
                ranks.append(self.colour(state, seat, (action - ids.STUDY) & 3))
            elif action >= ids.TAKE_PET:
                pet = action - ids.TAKE_PET
                size = 3 if pet in state.older else 2
                ranks.append(pet_worth(state, tastes, pet, size, 0, 0))
            elif action >= ids.TAKE_ADDON:
                addon = state.addons_shown[action - ids.TAKE_ADDON]
                ranks.append(self.addon(state, seat, addon))
            else:
                ranks.append(cage_worth(state, seat, tastes, state.pits[action - ids.TAKE_CAGE]))
        return ranks

    def colour(self, state: Petz, seat: int, colour: int) -> float:
        """How many own bars a colour has."""
        bars = 0.0
        for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
            pet = state.pets[at]
            if pet >= 0:
                bars += state.layout.bars[BARS * pet : BARS * pet + BARS].count(colour)
        return 0.3 * bars

    def addon(self, state: Petz, seat: int, addon: int) -> float:
        """The most that an addon adds to one of the own pets' cages."""
        tastes, none = self.tastes_of(state), state.layout.addon_count
        best = 0.0
        for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
            pet, cage = state.pets[at], state.cages[at]
            if pet >= 0 and cage >= 0 and state.addons[at] == none:
                more = fit(state, seat, tastes, pet, state.sizes[at], cage, addon)
                best = max(best, more - fit(state, seat, tastes, pet, state.sizes[at], cage, none))
        return best

    # --- arranging ------------------------------------------------------------------------------------------

    def arrange(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """Tiles where they serve, pets where they fit; releasing only when it must be."""
        tastes = self.tastes_of(state)
        base, none = PLOTS * seat, state.layout.addon_count
        ranks: list[float] = []
        for action in legal:
            if action == ids.SETTLE:
                ranks.append(0.05)
            elif action >= ids.RELEASE:
                pet = action - ids.RELEASE
                ranks.append(-LOST - self.own_worth(state, seat, pet))
            elif action >= ids.HOUSE:
                ranks.append(self.moving(state, seat, (action - ids.HOUSE) >> 2, (action - ids.HOUSE) & 3))
            elif action >= ids.ATTACH:
                at = base + action - ids.ATTACH
                value = 0.0 if state.addons[at] == none else -1.5
                pet, cage = state.pets[at], state.cages[at]
                if cage >= 0:
                    value += 0.5
                if pet >= 0 and cage >= 0:
                    size = state.sizes[at]
                    value += fit(state, seat, tastes, pet, size, cage, state.new_addons[seat])
                    value -= fit(state, seat, tastes, pet, size, cage, state.addons[at])
                ranks.append(value)
            else:
                which, plot = (action - ids.BUILD) >> 2, (action - ids.BUILD) & 3
                at = base + plot
                cage, pet = state.new_cages[2 * seat + which], state.pets[at]
                value = 4.0 if state.cages[at] < 0 else 0.0
                if state.addons[at] != none:
                    value += 0.4
                if pet >= 0:
                    size = state.sizes[at]
                    value += fit(state, seat, tastes, pet, size, cage, state.addons[at])
                    value -= fit(state, seat, tastes, pet, size, state.cages[at], state.addons[at])
                ranks.append(value)
        return ranks

    def own_worth(self, state: Petz, seat: int, pet: int) -> float:
        """What an own pet, housed or waiting, is worth."""
        tastes = self.tastes_of(state)
        for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
            if state.pets[at] == pet:
                return pet_worth(state, tastes, pet, state.sizes[at], state.suffering[at], state.mutation[at])
        for slot in range(3 * seat, 3 * seat + 3):
            if state.new_pets[slot] >> 3 == pet:
                return pet_worth(state, tastes, pet, state.new_pets[slot] & 7, 0, 0)
        return 0.0

    def moving(self, state: Petz, seat: int, pet: int, plot: int) -> float:
        """How much better the pet (and one it swaps with) would sit."""
        tastes = self.tastes_of(state)
        base = PLOTS * seat
        there = base + plot
        gain = (
            fit(state, seat, tastes, pet, 4, state.cages[there], state.addons[there])
            - 0.4 * state.manure[there]
        )
        for here in range(base, base + PLOTS):
            if state.pets[here] != pet:
                continue
            cage, addon, size = state.cages[here], state.addons[here], state.sizes[here]
            gain = fit(state, seat, tastes, pet, size, state.cages[there], state.addons[there])
            gain -= fit(state, seat, tastes, pet, size, cage, addon)
            gain += 0.4 * (state.manure[here] - state.manure[there])
            other = state.pets[there]
            if other >= 0:
                size = state.sizes[there]
                gain += fit(state, seat, tastes, other, size, cage, addon)
                gain -= fit(state, seat, tastes, other, size, state.cages[there], state.addons[there])
                gain += 0.4 * (state.manure[there] - state.manure[here])
            return gain - 0.1
        return 3.0 + gain  # a new pet needs a cage

    def exchange(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """A card that an average one of its colour would beat on the own pets."""
        display = Display(state, seat)
        bars = [0, 0, 0, 0]
        plots: list[int] = [-1, -1, -1, -1]
        for plot in range(PLOTS):
            at = PLOTS * seat + plot
            for bar in range(state.sizes[at]):
                colour = state.layout.bars[BARS * state.pets[at] + bar]
                bars[colour] += 1
                plots[colour] = plot
        ranks: list[float] = []
        for action in legal:
            if action == ids.STOP_EXCHANGE:
                ranks.append(0.3)
                continue
            colour, card = (action - ids.EXCHANGE) >> 3, (action - ids.EXCHANGE) & 7
            plot = plots[colour]
            if plot < 0 or card > 5:
                ranks.append(-0.2)
                continue
            average = 0.0
            for need in range(6):
                likely = share_of(state, seat, colour, need)
                average += likely * (display.gain(plot, need, colour) - display.harm(plot, need))
            kept = display.gain(plot, card, colour) - display.harm(plot, card)
            ranks.append(0.5 * (average - kept))
        return ranks

    # --- needs ----------------------------------------------------------------------------------------------

    def puzzle(self, state: Petz, seat: int, stage: int) -> solver.Puzzle:
        """The needs that are left, priced by what the pets will still bring."""
        made = solver.under_way(state, seat, stage)
        display = Display(state, seat)
        tastes = self.tastes_of(state)
        for plot in range(PLOTS):
            at = PLOTS * seat + plot
            if state.pets[at] >= 0:
                own = pet_worth(
                    state, tastes, state.pets[at], state.sizes[at], state.suffering[at], state.mutation[at]
                )
                made.worth[plot] = LOST + own + TOKEN * state.suffering[at] + MUTANT * state.mutation[at]
                made.token[plot] = min(display.token(plot), 4.0)
                made.mutant[plot] = MUTANT
        made.vegetables = self.prices(state, FOOD * seat, state.layout.chambers[0])
        made.meat = self.prices(state, FOOD * seat + MEAT_CHAMBER, state.layout.chambers[1])
        made.box = 1.2 if state.food[FOOD * seat + BOX_CHAMBER] else -1.0
        made.imp = IMP
        made.hurt = HURT
        return made

    def prices(self, state: Petz, at: int, chambers: int) -> list[float]:
        """What each token of a row is worth unused, the oldest first."""
        made: list[float] = []
        for chamber in range(chambers - 1, -1, -1):
            price = SOON if chamber == chambers - 1 else SPARE_FOOD + 0.05 * (chambers - 2 - chamber)
            made.extend([price] * state.food[at + chamber])
        return made

    def handle(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """Feeding, playing, armor, catching, shovelling: the exact best that each choice leaves."""
        step, last = state.agenda[-1], legal[-1]
        if last >= ids.SHOVEL_OUT:
            return self.shovel(state, seat, legal)
        if isinstance(step, Feed):
            stage = solver.AT_HUNGER
        elif isinstance(step, WearArmor):
            stage = solver.AT_MAGIC if step.symbol == ANTIMAGIC else solver.AT_ANGER
        elif isinstance(step, Catch):
            stage = solver.AT_CATCHING
        else:
            stage = solver.AT_PLAY
        ranks: list[float] = []
        priced = self.puzzle(state, seat, stage)
        for action in legal:
            made = priced.copy()
            paid = self.choose(
                state, seat, made, action, stage, step.plot if isinstance(step, Feed | Catch) else 0
            )
            ranks.append(solver.solve(made) - paid)
        return ranks

    def choose(
        self, state: Petz, seat: int, made: solver.Puzzle, action: int, stage: int, plot: int
    ) -> float:
        """Change the puzzle as the action would; what the action itself costs."""
        if action == ids.REFUSE:
            made.hunger[plot] -= 1
            made.suffering[plot] += 1
        elif action == ids.STOP_PLAY:
            for bored in range(PLOTS):
                made.suffering[bored] += made.play[bored]
            made.play = [0, 0, 0, 0]
        elif action == ids.NO_ARMOR:
            if stage == solver.AT_MAGIC:
                # Armor may still be used against anger: what is left of magic strikes now.
                for struck in range(PLOTS):
                    made.mutation[struck] += made.magic[struck]
                    if made.mutation[struck] > 1:
                        made.size[struck] = 0
                made.magic = [0, 0, 0, 0]
            else:
                made.suits = 0
        elif action == ids.LET_GO:
            made.anger[plot] = 0
            made.size[plot] = 0
        elif action >= ids.CATCH:
            double = (action - ids.CATCH) & 1
            hurt = made.anger[plot] - double
            made.imps -= hurt
            made.employee = made.employee and not double
            made.anger[plot] = 0
            return HURT * hurt
        elif action >= ids.WEAR_ARMOR:
            plot, double = (action - ids.WEAR_ARMOR) >> 2, (action - ids.WEAR_ARMOR) & 1
            excess = made.magic if stage == solver.AT_MAGIC else made.anger
            excess[plot] -= 1 + double
            made.imps -= 1
            made.suits -= 1
            made.employee = made.employee and not double
        elif action >= ids.ENTERTAIN:
            gap, double = (action - ids.ENTERTAIN) >> 1, (action - ids.ENTERTAIN) & 1
            for side in GAPS[gap]:
                made.play[side] = max(0, made.play[side] - 1 - double)
            made.imps -= 1
            made.employee = made.employee and not double
        else:
            store = (action - ids.FEED) & 7
            made.hunger[plot] -= 1
            if store == BOX_CHAMBER:
                paid, made.box = made.box, -1.0
                return paid
            row = made.vegetables if store < MEAT_CHAMBER else made.meat
            chambers = state.layout.chambers[0 if store < MEAT_CHAMBER else 1]
            chamber = store if store < MEAT_CHAMBER else store - MEAT_CHAMBER
            paid = SOON if chamber == chambers - 1 else SPARE_FOOD + 0.05 * (chambers - 2 - chamber)
            row.remove(paid)
            return paid
        return 0.0

    def shovel(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """Manure that would make a pet sick goes first; clean cages are worth a little."""
        ranks: list[float] = []
        for action in legal:
            if action == ids.NO_SHOVEL:
                ranks.append(0.0)
                continue
            plot, double = (action - ids.SHOVEL_OUT) >> 1, (action - ids.SHOVEL_OUT) & 1
            at = PLOTS * seat + plot
            sick = state.tallies[at] >> 20 & 15
            value = MANURE + (2.0 * TOKEN if sick and sick + state.manure[at] > 2 else 0.0)
            if state.shovel < 0:
                value -= 0.6 * IMP
            ranks.append(value + (0.1 if double and state.manure[at] > 2 else -0.2 * double))
        return ranks

    # --- the end of a round ---------------------------------------------------------------------------------

    def finish(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """Potion cards, exhibitions, sales, cleaning, the Magic Box."""
        tastes = self.tastes_of(state)
        ranks: list[float] = []
        for action in legal:
            if action >= ids.STORE:
                store = action - ids.STORE
                oldest = (
                    store == state.layout.chambers[0] - 1
                    or store == MEAT_CHAMBER + state.layout.chambers[1] - 1
                )
                ranks.append(1.0 if oldest else 0.7)
            elif action >= ids.CLEAN:
                ranks.append(
                    MANURE * (2.0 if state.cleaning == 0 else 1.0) + 0.3 * ((action - ids.CLEAN) & 1)
                )
            elif action >= ids.SELL:
                ranks.append(self.sale(state, seat, tastes, action))
            elif action >= ids.ENTER:
                plot, kind = (action - ids.ENTER) >> 3, (action - ids.ENTER) & 7
                ranks.append(float(pet_score(state, PLOTS * seat + plot, state.exhibition(), kind)))
            elif action >= ids.DISCARD:
                ranks.append((0.0, 0.1, 0.0, 0.2, 0.3, 0.6, 0.0)[(action - ids.DISCARD) & 7])
            elif action == ids.EARN:
                ranks.append(GOLD if state.cleaning == 0 else 0.0)
            else:
                ranks.append(0.0)
        return ranks

    def sale(self, state: Petz, seat: int, tastes: Tastes, action: int) -> float:
        """Reputation and gold, less what the pet would be worth if kept."""
        plot = (action - ids.SELL) >> 2
        which, platform = (action - ids.SELL) >> 1 & 1, (action - ids.SELL) & 1
        at = PLOTS * seat + plot
        match = match_score(state, at, state.buyers()[which])
        points = float(match * (3 if platform else 2)) + GOLD * price(state, at)
        if platform:
            # The imp comes home, but it could wait for a better pet.
            points += 1.5 if state.last() else -1.0
        phase, state.phase = state.phase, BUSINESS + 1
        kept = pet_worth(
            state, tastes, state.pets[at], state.sizes[at], state.suffering[at], state.mutation[at]
        )
        state.phase = phase
        return points - 0.8 * kept

    # --- how everybody stands -------------------------------------------------------------------------------

    def outlook(self, state: Petz) -> list[float]:
        """Reputation, and what everybody owns."""
        tastes = self.tastes_of(state)
        layout = state.layout
        left = layout.rounds - state.round + (1 if state.phase < SHOWING else 0)
        standing: list[float] = []
        for seat in range(state.players):
            value = state.reputation[seat] / 2.0
            imps = state.home[seat] + state.busy[seat]
            gold = state.gold[seat]
            for exit in range(EXITS * seat, EXITS * seat + EXITS):
                imps += state.groups[exit] & 15
                gold += state.groups[exit] >> 4
            value += GOLD * gold + imps * (0.8 + 0.35 * left) + 0.4 * left * min(1, state.platform[seat])
            value += 0.5 * state.platform[seat] + 0.4 * state.hospital[seat]
            value += SPARE_FOOD * min(6, sum(state.food[FOOD * seat : FOOD * seat + FOOD]))
            value += state.artifacts[seat].bit_count() * (0.8 + 0.2 * left) + state.potions_held[seat]
            for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
                if state.pets[at] >= 0:
                    value += pet_worth(
                        state,
                        tastes,
                        state.pets[at],
                        state.sizes[at],
                        state.suffering[at],
                        state.mutation[at],
                    )
                if state.cages[at] >= 0:
                    value += 0.7 + 0.4 * left
                if state.addons[at] != layout.addon_count:
                    value += 0.7 + 0.2 * left
                value -= MANURE * state.manure[at]
            standing.append(value)
        if state.phase == SHOWING and state.exhibition() >= 0:
            given = award(state.minions, layout.awards)
            standing = [value + points for value, points in zip(standing, given, strict=True)]
        return standing
