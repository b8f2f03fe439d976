"""What the bots know about pet shops: how to shop, arrange, assign cards, handle needs (exactly) and sell."""

from __future__ import annotations

from typing import Final

from ....core.heuristics import Heuristics
from ....core.sets import count
from ..names import ANTIMAGIC, BUSINESS, CAGE_SPACE, COLOURS, DISEASE, GROUPING, SHOWING, SUBSTITUTE
from ..rules import actions as ids
from ..rules.actions import split
from ..rules.business import match_score, price, sale_of
from ..rules.dangers import Catch, WearArmor, sickness
from ..rules.employee import LOAD
from ..rules.exhibitions import award, minions, pet_score
from ..rules.grouping import formed
from ..rules.needs import Feed
from ..rules.packed import bought_size, gold_of, imps_of, pet_of
from ..rules.shopping import OLDER, YOUNG
from ..state import BOX_CHAMBER, GAPS, MEAT_CHAMBER, PLOTS, SMALLEST_SALE, Petz
from . import solver
from .assignment import Display, assign_ranks
from .shoppers import Shopper, cage_worth
from .worth import (
    GOLD,
    HURT,
    IMP,
    LOST,
    MANURE,
    MUTANT,
    SPARE_FOOD,
    TOKEN,
    Tastes,
    fit,
    pet_worth,
    plot_worth,
    share_of,
)

SOON: Final = 0.05
"""What food is worth that would be thrown away this round."""
UNWANTED: Final = (0.0, 0.1, 0.0, 0.2, 0.3, 0.6, 0.0)
"""How glad one is to be rid of a card, by its need."""


def unused(chamber: int, chambers: int) -> float:
    """What a food token is worth in its chamber."""
    return SOON if chamber == chambers - 1 else SPARE_FOOD + 0.05 * (chambers - 2 - chamber)


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
        """Once the cards are assigned, the best handling of the needs is computed exactly."""
        return ids.FEED <= legal[-1] < ids.DISCARD

    def tastes_of(self, state: Petz) -> Tastes:
        """What customers pay for bars; made once a box."""
        tastes = self.tastes
        if tastes is None or tastes.layout is not state.layout:
            tastes = Tastes(state.layout)
            self.tastes = tastes
        return tastes

    def rank(self, state: Petz, legal: list[int]) -> list[float]:
        """How good each legal action seems to the seat that is to act."""
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
        made = formed(state.families[seat])
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
        made = formed(state.families[seat]) - 1
        wanted = plan[made][1] if made < len(plan) else 0
        return [-1.5 * abs(action - ids.FUND - wanted) for action in legal]

    def send(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """What the space gives, less what the group would be worth at home."""
        shopper = Shopper(state, seat, self.tastes_of(state))
        worth: dict[int, float] = {}
        ranks: list[float] = []
        for action in legal:
            exit, space = split(action - ids.SEND, ids.PER_EXIT)
            if space == ids.KEEP_HOME:
                ranks.append(0.0)
                continue
            if space not in worth:
                worth[space] = shopper.space(space)
            group = state.families[seat].groups[exit]
            cost = shopper.cost(imps_of(group), gold_of(group), space)
            ranks.append(worth[space] - cost - (0.2 if space == CAGE_SPACE + 1 else 0.0))
        return ranks

    def take(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """Cages that suit, addons, pets that sell, books for the own colours."""
        tastes = self.tastes_of(state)
        ranks: list[float] = []
        for action in legal:
            if action >= ids.STUDY:
                ranks.append(self.colour(state, seat, (action - ids.STUDY) % len(COLOURS)))
            elif action >= ids.TAKE_PET:
                pet = action - ids.TAKE_PET
                size = OLDER if pet in state.older else YOUNG
                ranks.append(pet_worth(state, tastes, pet, size, 0, 0))
            elif action >= ids.TAKE_ADDON:
                addon = state.addons_shown[action - ids.TAKE_ADDON]
                ranks.append(self.addon(state, seat, addon))
            else:
                ranks.append(cage_worth(state.families[seat], tastes, state.pits[action - ids.TAKE_CAGE]))
        return ranks

    def colour(self, state: Petz, seat: int, colour: int) -> float:
        """How many own bars a colour has."""
        bars = 0.0
        for plot in state.families[seat].plots:
            if plot.pet >= 0:
                bars += state.layout.colours(plot).count(colour)
        return 0.3 * bars

    def addon(self, state: Petz, seat: int, addon: int) -> float:
        """The most that an addon adds to one of the own pets' cages."""
        tastes, none = self.tastes_of(state), state.layout.addon_count
        best = 0.0
        for plot in state.families[seat].plots:
            if plot.pet >= 0 and plot.cage >= 0 and plot.addon == none:
                more = fit(tastes, plot.pet, plot.size, plot.cage, addon)
                best = max(best, more - fit(tastes, plot.pet, plot.size, plot.cage, none))
        return best

    # --- arranging ------------------------------------------------------------------------------------------

    def arrange(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """Tiles where they serve, pets where they fit; releasing only when it must be."""
        tastes = self.tastes_of(state)
        family, none = state.families[seat], state.layout.addon_count
        ranks: list[float] = []
        for action in legal:
            if action == ids.SETTLE:
                ranks.append(0.05)
            elif action >= ids.RELEASE:
                pet = action - ids.RELEASE
                ranks.append(-LOST - self.own_worth(state, seat, pet))
            elif action >= ids.HOUSE:
                pet, number = split(action - ids.HOUSE, PLOTS)
                ranks.append(self.moving(state, seat, pet, number))
            elif action >= ids.ATTACH:
                plot = family.plots[action - ids.ATTACH]
                value = 0.0 if plot.addon == none else -1.5
                if plot.cage >= 0:
                    value += 0.5
                if plot.pet >= 0 and plot.cage >= 0:
                    value += fit(tastes, plot.pet, plot.size, plot.cage, family.new_addon)
                    value -= fit(tastes, plot.pet, plot.size, plot.cage, plot.addon)
                ranks.append(value)
            else:
                which, number = split(action - ids.BUILD, PLOTS)
                plot = family.plots[number]
                value = 4.0 if plot.cage < 0 else 0.0
                if plot.addon != none:
                    value += 0.4
                if plot.pet >= 0:
                    value += fit(tastes, plot.pet, plot.size, family.new_cages[which], plot.addon)
                    value -= fit(tastes, plot.pet, plot.size, plot.cage, plot.addon)
                ranks.append(value)
        return ranks

    def own_worth(self, state: Petz, seat: int, pet: int) -> float:
        """What an own pet, housed or waiting, is worth."""
        tastes = self.tastes_of(state)
        family = state.families[seat]
        home = family.plot_of(pet)
        if home >= 0:
            return plot_worth(state, tastes, family.plots[home])
        for new in family.waiting():
            if pet_of(new) == pet:
                return pet_worth(state, tastes, pet, bought_size(new), 0, 0)
        return 0.0

    def moving(self, state: Petz, seat: int, pet: int, plot: int) -> float:
        """How much better the pet (and one it swaps with) would sit."""
        tastes, family = self.tastes_of(state), state.families[seat]
        there, home = family.plots[plot], family.plot_of(pet)
        if home < 0:
            # A new pet needs a cage.
            return 3.0 + (fit(tastes, pet, SMALLEST_SALE, there.cage, there.addon) - 0.4 * there.manure)
        here = family.plots[home]
        gain = fit(tastes, pet, here.size, there.cage, there.addon)
        gain -= fit(tastes, pet, here.size, here.cage, here.addon)
        gain += 0.4 * (here.manure - there.manure)
        if there.pet >= 0:
            gain += fit(tastes, there.pet, there.size, here.cage, here.addon)
            gain -= fit(tastes, there.pet, there.size, there.cage, there.addon)
            gain += 0.4 * (there.manure - here.manure)
        return gain - 0.1

    def exchange(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """A card that an average one of its colour would beat on the own pets."""
        display = Display(state, seat)
        plots: list[int] = [-1] * len(COLOURS)
        for number, there in enumerate(state.families[seat].plots):
            colours = state.layout.colours(there)
            for bar in range(there.size):
                plots[colours[bar]] = number
        ranks: list[float] = []
        for action in legal:
            if action == ids.STOP_EXCHANGE:
                ranks.append(0.3)
                continue
            colour, card = split(action - ids.EXCHANGE, ids.PER_COLOUR)
            plot = plots[colour]
            if plot < 0 or card == SUBSTITUTE:
                ranks.append(-0.2)
                continue
            average = 0.0
            for need in range(SUBSTITUTE):
                likely = share_of(state, seat, colour, need)
                average += likely * (display.gain(plot, need, colour) - display.harm(plot, need))
            worth = display.gain(plot, card, colour) - display.harm(plot, card)
            ranks.append(0.5 * (average - worth))
        return ranks

    # --- needs ----------------------------------------------------------------------------------------------

    def puzzle(self, state: Petz, seat: int, stage: int) -> solver.Puzzle:
        """The needs that are left, priced by what the pets will still bring."""
        made = solver.under_way(state, seat, stage)
        display = Display(state, seat)
        tastes, family = self.tastes_of(state), state.families[seat]
        for number, plot in enumerate(family.plots):
            if plot.pet >= 0:
                own = plot_worth(state, tastes, plot)
                made.worth[number] = LOST + own + TOKEN * plot.suffering + MUTANT * plot.mutation
                made.token[number] = min(display.token(number), 4.0)
                made.mutant[number] = MUTANT
        made.vegetables = self.prices(family.food, 0, state.layout.chambers[0])
        made.meat = self.prices(family.food, MEAT_CHAMBER, state.layout.chambers[1])
        made.box = 1.2 if family.boxed() else -1.0
        made.imp = IMP
        made.hurt = HURT
        return made

    def prices(self, food: list[int], first: int, chambers: int) -> list[float]:
        """What each token of a row of chambers is worth unused, the oldest first."""
        made: list[float] = []
        for chamber in range(chambers - 1, -1, -1):
            made.extend([unused(chamber, chambers)] * food[first + chamber])
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
            double = (action - ids.CATCH) % ids.PER_JOB
            hurt = made.anger[plot] - double
            made.imps -= hurt
            made.employee = made.employee and not double
            made.anger[plot] = 0
            return HURT * hurt
        elif action >= ids.WEAR_ARMOR:
            job, double = split(action - ids.WEAR_ARMOR, ids.PER_JOB)
            plot = job // 2
            excess = made.magic if stage == solver.AT_MAGIC else made.anger
            excess[plot] -= 1 + double
            made.imps -= 1
            made.suits -= 1
            made.employee = made.employee and not double
        elif action >= ids.ENTERTAIN:
            gap, double = split(action - ids.ENTERTAIN, ids.PER_JOB)
            for side in GAPS[gap]:
                made.play[side] = max(0, made.play[side] - 1 - double)
            made.imps -= 1
            made.employee = made.employee and not double
        else:
            store = (action - ids.FEED) % ids.PER_PLOT
            made.hunger[plot] -= 1
            if store == BOX_CHAMBER:
                paid, made.box = made.box, -1.0
                return paid
            vegetables, meat = state.layout.chambers
            if store < MEAT_CHAMBER:
                paid = unused(store, vegetables)
                made.vegetables.remove(paid)
            else:
                paid = unused(store - MEAT_CHAMBER, meat)
                made.meat.remove(paid)
            return paid
        return 0.0

    def shovel(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """Manure that would make a pet sick goes first; clean cages are worth a little."""
        ranks: list[float] = []
        for action in legal:
            if action == ids.NO_SHOVEL:
                ranks.append(0.0)
                continue
            number, double = split(action - ids.SHOVEL_OUT, ids.PER_JOB)
            plot = state.plot(seat, number)
            value = MANURE + (2.0 * TOKEN if sickness(plot.shows(DISEASE), plot.manure) else 0.0)
            if state.shovel < 0:
                value -= 0.6 * IMP
            ranks.append(value + (0.1 if double and plot.manure > LOAD else -0.2 * double))
        return ranks

    # --- the end of a round ---------------------------------------------------------------------------------

    def finish(self, state: Petz, seat: int, legal: list[int]) -> list[float]:
        """Potion cards, exhibitions, sales, cleaning, the Magic Box."""
        tastes = self.tastes_of(state)
        ranks: list[float] = []
        for action in legal:
            if action >= ids.STORE:
                store = action - ids.STORE
                vegetables, meat = state.layout.chambers
                oldest = store in (vegetables - 1, MEAT_CHAMBER + meat - 1)
                ranks.append(1.0 if oldest else 0.7)
            elif action >= ids.CLEAN:
                double = (action - ids.CLEAN) % ids.PER_JOB
                ranks.append(MANURE * (2.0 if state.cleaning == 0 else 1.0) + 0.3 * double)
            elif action >= ids.SELL:
                ranks.append(self.sale(state, seat, tastes, action))
            elif action >= ids.ENTER:
                number, kind = split(action - ids.ENTER, ids.PER_PLOT)
                score = pet_score(state, state.plot(seat, number), kind)
                ranks.append(float(score))
            elif action >= ids.DISCARD:
                ranks.append(UNWANTED[(action - ids.DISCARD) % ids.PER_COLOUR])
            elif action == ids.EARN:
                ranks.append(GOLD if state.cleaning == 0 else 0.0)
            else:
                ranks.append(0.0)
        return ranks

    def sale(self, state: Petz, seat: int, tastes: Tastes, action: int) -> float:
        """Reputation and gold, less what the pet would be worth otherwise."""
        number, which, platform = sale_of(action)
        plot = state.plot(seat, number)
        match = match_score(state, plot, state.buyers()[which])
        points = float(match * (3 if platform else 2)) + GOLD * price(state, plot)
        if platform:
            # The imp comes home, but it could wait for a better pet.
            points += 1.5 if state.last() else -1.0
        phase, state.phase = state.phase, BUSINESS + 1
        otherwise = plot_worth(state, tastes, plot)
        state.phase = phase
        return points - 0.8 * otherwise

    # --- how everybody stands -------------------------------------------------------------------------------

    def outlook(self, state: Petz) -> list[float]:
        """Reputation, and what everybody owns."""
        tastes = self.tastes_of(state)
        layout = state.layout
        left = layout.rounds - state.round + (1 if state.phase < SHOWING else 0)
        standing: list[float] = []
        for family in state.families:
            value = family.reputation / 2.0
            imps, gold = family.home + family.busy, family.gold
            for group in family.groups:
                imps += imps_of(group)
                gold += gold_of(group)
            value += GOLD * gold + imps * (0.8 + 0.35 * left) + 0.4 * left * min(1, family.platform)
            value += 0.5 * family.platform + 0.4 * family.hospital
            value += SPARE_FOOD * min(6, sum(family.food))
            value += count(family.artifacts) * (0.8 + 0.2 * left) + family.potions
            for plot in family.plots:
                if plot.pet >= 0:
                    value += plot_worth(state, tastes, plot)
                if plot.cage >= 0:
                    value += 0.7 + 0.4 * left
                if plot.addon != layout.addon_count:
                    value += 0.7 + 0.2 * left
                value -= MANURE * plot.manure
            standing.append(value)
        if state.phase == SHOWING and state.exhibition() >= 0:
            given = award(minions(state), layout.awards)
            standing = [value + points for value, points in zip(standing, given, strict=True)]
        return standing
