# What things are, told on demand: the page does not load this file.

ra-explain-card = { $kind ->
    [character] Character: it counts at the end. Everybody sees it.
    [power] Power: it works all game long. Everybody sees it.
   *[secret] Secret Superpower: you use it once, without spending an action.
}
ra-explain-hidden = Hidden card
ra-explain-hidden-card = A Secret Superpower. It is shown when it is used.
ra-explain-meeple = { $colour ->
    [blue] Blue meeple: Journalist
    [green] Green meeple: Soldier
    [black] Black meeple: Businessman
    [yellow] Yellow meeple: Blonde
    [grey] Gray meeple: Old Folks
   *[red] Red meeple: Hero
}
ra-explain-meeple-eat = A monster in the same neighborhood can eat it, unless something stands on it or in the way.
ra-explain-meeple-set = One of each of the six colors makes a set: 10 points. Others are worth nothing by themselves.
ra-explain-eaten = { $colour ->
    [blue] Blue (Journalists): { $count }
    [green] Green (Soldiers): { $count }
    [black] Black (Businessmen): { $count }
    [yellow] Yellow (Blondes): { $count }
    [grey] Gray (Old Folks): { $count }
   *[red] Red (Heroes): { $count }
}
ra-explain-eaten-set = One of each of the six colors makes a set: 10 points.
ra-explain-eaten-sets = Complete sets so far: { $sets }.
ra-explain-stomach = Stomach
ra-explain-stomach-sets = Eaten meeples. One of each of the six colors makes a set: 10 points.
ra-explain-cards = Cards
ra-explain-cards-three = A Character counts at the end, a Power works all game long, a Secret Superpower once.
ra-explain-runaway = Runaway board
ra-explain-runaway-who = Meeples that leave the city flee here.
ra-explain-runaway-strikes = A full row or zone strikes whoever is playing just then.
ra-explain-teeth = { $teeth ->
    [one] { $teeth } tooth
   *[other] { $teeth } teeth
}
ra-explain-teeth-meal = At each meal a monster eats as many meeples as it has teeth.
ra-explain-teeth-lost = Whoever is knocked over loses one. { $tokens } can be lost; 2 always stay.
ra-explain-floors = { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}
ra-explain-floors-points = Each floor is worth 1 point.
ra-explain-floors-taken = You take every floor that nothing stands on after your action.
ra-explain-broken = Broken teeth: { $broken }
ra-explain-broken-points = Each tooth broken from another monster is worth 2 points.
ra-explain-points = Points: { $points }
ra-explain-points-now = Sets, floors and broken teeth so far, without the Character.
ra-explain-secrets = Secret Superpowers: { $secrets }
ra-explain-secrets-once = Each can be used once. It is shown only then.
ra-explain-team = Team { $team }
ra-explain-team-together = The monsters of a team win together.
ra-explain-left = Floors in the city: { $left }
ra-explain-left-end = When the last one is taken, everybody else has one more turn.
ra-explain-last = Last turns
ra-explain-last-turns = The last floor is gone. Whoever has not played since has one more turn.
ra-explain-where = Neighborhood
ra-explain-where-meal = A monster eats in the neighborhood where its Paws are, and tosses vehicles from there.
ra-explain-trouble = State of the monster
ra-explain-trouble-state = It stands up again, comes back or may move again on its own turn.
ra-explain-city = The city
ra-explain-city-turn = Each turn has two actions: move, demolish, breathe or toss a vehicle.
ra-explain-city-meal = Then your monster eats meeples in its neighborhood, one for each tooth.
ra-explain-city-end = The game ends when no floor is left. Sets of six colors, floors and broken teeth count.
ra-explain-paws = Paws
ra-explain-paws-flick = To move, the Body is lifted off and the Paws are flicked. Then the Body comes back on top.
ra-explain-body = Body
ra-explain-body-drop = To demolish, it is dropped on a building whose sidewalk the Paws touch. If it is knocked over, its owner loses a tooth.
ra-explain-vehicle = Vehicle { $number }
ra-explain-vehicle-toss = A monster in the same neighborhood can toss it from its head.

explain-ra-phase-choose = Everybody chooses cards before the first turn.
explain-ra-phase-actions = Two actions: move, demolish, breathe or toss a vehicle. The same one may be taken twice.
explain-ra-phase-meal = Your monster eats meeples in its neighborhood, one for each tooth.
explain-ra-phase-after-meal = Secret Superpowers that come after the meal, then the turn ends.
explain-ra-phase-count = What has to be decided before points are counted.
explain-ra-phase-over = Sets of six colors, floors, broken teeth and the Character count. The most points win.
