# Rampage: the words of its board. Cards, moves and events are in rampage.ftl.

page-ra-city = The city: { $floors ->
    [one] one floor left. Arrow keys turn it, plus and minus come nearer.
   *[other] { $floors } floors left. Arrow keys turn it, plus and minus come nearer.
}
page-ra-loading = Setting up the city …
page-ra-no-webgl = This browser can't draw in 3D (WebGL is missing or switched off). Everything can be played on this flat map, with the sliders.
page-ra-views = How to look at it
page-ra-view-table = From the table
page-ra-view-top = From above
page-ra-view-monster = From my monster
page-ra-view-flat = Flat map
page-ra-floors-left = { $count ->
    [one] 1 floor left
   *[other] { $count } floors left
}
page-ra-last-turns = { $count ->
    [0] The last floor is gone: this is the last turn.
    [one] The last floor is gone: one more turn after this one.
   *[other] The last floor is gone: { $count } more turns after this one.
}
page-ra-zone-letter = { $zone ->
    [N] N
    [N-2] N2
    [NE] NE
    [NE-2] NE2
    [E] E
    [E-2] E2
    [SE] SE
    [SE-2] SE2
    [S] S
    [S-2] S2
    [SW] SW
    [SW-2] SW2
    [W] W
    [W-2] W2
    [NW] NW
    [NW-2] NW2
   *[other] { $zone }
}
page-ra-colour = { $colour ->
    [blue] blue
    [green] green
    [black] black
    [yellow] yellow
    [grey] grey
    [red] red
   *[other] { $colour }
}

# Gestures.

page-ra-choices = What you can do
page-ra-take-flick = Move: flick the paws
page-ra-take-jump = Move: jump off the body
page-ra-take-set-paws = Elastic Foot: set the paws elsewhere first
page-ra-take-climb = Mountaineer: climb building { $ruin } first
page-ra-take-drop = Demolish: drop on building { $ruin }
page-ra-take-drop-on = Demolish: drop on { $victim_seat }
page-ra-take-breathe = { $own ->
    [yes] Breathe
   *[no] Breathe from { $source_seat }
}
page-ra-take-throw = Throw vehicle { $number }
page-ra-take-kung-fu = Kung-fu: shoot the paws
page-ra-take-wrestle = Wrestler: throw { $victim_seat }
page-ra-take-place = Put the monster somewhere
page-ra-eat = Eat { page-ra-colour } ({ $number })
page-ra-restart = Start from { page-ra-in }
page-ra-throw = Throw vehicle { $number }
page-ra-finish = { $prompt ->
    [ra-prompt-action] { $actions ->
        [0] On to the meal
       *[other] { $team ->
            [yes] Leave the rest to the team
           *[no] No more actions
        }
    }
    [ra-prompt-flick-again] No second flick
    [ra-prompt-meal] No meal
    [ra-prompt-bite] Enough eaten
    [ra-prompt-after-meal] End the turn
    [ra-prompt-mouthguard] Don't react
    [ra-prompt-too-cute] Don't react
    [ra-prompt-buy] Buy nothing
   *[other] Nothing more
}
page-ra-gesture = The gesture in numbers
page-ra-how-shot = { $kind ->
    [flick] Draw back from your paws and let go.
   *[other] Draw back from your body and let go; lean it with the sliders.
}
page-ra-how-drop-on = Hold the body over { $victim_seat } and let go. Mind the hand: it sways.
page-ra-how-drop = Hold the body over building { $ruin } and let go. Mind the hand: it sways.
page-ra-how-breathe = Point where the breath goes, hold to draw it in, let go to blow.
page-ra-how-spot = Point at the place, then confirm.
page-ra-how-restart = Point at a space and turn the monster by its eye; point again to start.
page-ra-keys = { $kind ->
    [flick] Arrows aim, with Shift a little less; comma and full stop turn the way the monster looks afterwards.
    [jump] Arrows aim, with Shift a little less; Page up and down lean the body; comma and full stop turn the way it looks afterwards.
    [throw] Arrows aim, with Shift a little less; Page up and down lean the body; comma and full stop turn the vehicle.
    [breathe] Arrows aim, with Shift a little less; Page up and down point it higher or lower.
    [drop] Arrows move the body, with Shift a little less; comma and full stop turn it; < and > turn the way it looks afterwards.
    [drop-on] Arrows move the body, with Shift a little less; comma and full stop turn it; < and > turn the way it looks afterwards.
    [place] Arrows move the monster, with Shift a little less; comma and full stop turn it.
    [restart] Left and right turn the monster, with Shift a little less; up and down go to another space.
    [set-paws] Arrows move the paws, with Shift a little less.
    [climb] Arrows move the monster, with Shift a little less.
   *[other] Arrows aim, with Shift a little less; Page up and down lean the body.
}
page-ra-field = { $field ->
    [direction] Direction
    [strength] Strength
    [side] Beside the middle
    [tilt] Lean of the body
    [tilt_direction] Leans toward
    [pitch] Up or down
    [yaw] { $kind ->
        [breathe] Direction
        [throw] Turn of the vehicle
       *[other] Turn of the body
    }
    [face] { $kind ->
        [restart] Looks
       *[other] Looks afterwards
    }
    [x] West to east
    [y] South to north
   *[other] { $field }
}
page-ra-value-turn = { $value }° { $way ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
    [NW] north-west
   *[other] { $way }
}
page-ra-value-part = { $value } %
page-ra-value-side = { $value } %
page-ra-value-tilt = { $value }°
page-ra-value-place = { $value } mm
page-ra-yaw-kept = as it looks now
page-ra-pose = How the body is held
page-ra-pose-upright = upright
page-ra-pose-flat = flat
page-ra-pose-head-first = head first
page-ra-do = { $kind ->
    [flick] Flick
    [jump] Jump
    [drop] Let go
    [drop-on] Let go
    [breathe] Blow
    [throw] Throw
    [kung-fu] Shoot
    [wrestle] Throw
    [restart] Start there
   *[other] Put it there
}
page-ra-cancel = Not that

# Playback.

page-ra-playback = Playback
page-ra-again = Again
page-ra-cut = Skip
page-ra-rate = Speed
page-ra-rate-times = Speed times { $rate }
page-ra-playing = How far the motion is

# Screens, cards, runaways.

page-ra-whose = Whose screen
page-ra-mine = My screen
page-ra-screen = Behind the screen
page-ra-teeth = { $teeth ->
    [one] { $teeth } tooth
   *[other] { $teeth } teeth
} ({ $tokens } that can be lost)
page-ra-stomach = The stomach
page-ra-eaten = { page-ra-colour }: { $count }
page-ra-floors = { $count ->
    [one] 1 floor
   *[other] { $count } floors
}
page-ra-broken = { $count ->
    [one] 1 broken tooth of others
   *[other] { $count } broken teeth of others
}
page-ra-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} without the Character
page-ra-cards = Cards
page-ra-kind-character = Character
page-ra-kind-power = Power
page-ra-kind-secret = Secret Superpower
page-ra-secrets = { $count ->
    [one] 1 secret
   *[other] { $count } secrets
}
page-ra-runaway = Runaways
page-ra-row = Row { $row }: { $count } of { $size }
page-ra-zone-fill = { $colour ->
    [red] Heroic rescue (red)
    [blue] Big report (blue)
    [green] Air strike (green)
    [yellow] Mass hysteria (yellow)
    [black] Relocation (black)
   *[other] { $colour }
}: { $count } of { $size }
page-ra-strikes-moved = When it is full, whoever filled it loses a tooth, and the next { $team ->
    [yes] team
   *[no] player
} puts that monster into any neighbourhood.
page-ra-strikes-extra = When it is full, whoever filled it loses a tooth, and { $team ->
    [yes] each other team
   *[no] each other player
} has one more action in the next turn.
page-ra-strikes-teeth = When it is full, whoever filled it loses two teeth.
page-ra-strikes-end = When it is full, the game ends at once, without another meal: { $team ->
    [yes] the team of whoever filled it
   *[no] whoever filled it
} has lost, whatever the points.
page-ra-strikes-rescue = When it is full, whoever filled it loses a tooth and { $count ->
    [one] one meeple
   *[other] { $count } meeples
} of their choice from the stomach.
page-ra-strikes-report = When it is full, whoever filled it loses a tooth and a card of their choice: Character, Power or unused Secret Superpower.
page-ra-struck = { $side ->
    [A] Its meeples stay.
   *[B] Then its meeples go to the box.
}
page-ra-grey-runs = Grey meeples that flee go to the box and do nothing.
page-ra-culprit = { $seat } has filled the last row of the Runaway board. That ends the game at once, and { $team ->
    [yes] the whole team of { $seat } loses, whatever its points.
   *[no] { $seat } loses, whatever the points.
}
page-ra-team = Team { $team }
page-ra-in = { ra-move-send }
page-ra-down = down
page-ra-upside-down = on its head
page-ra-invisible = vanished
page-ra-gazed = may not Move
page-ra-extra = { $count ->
    [one] 1 action more next turn
   *[other] { $count } actions more next turn
}

# The city in words.

page-ra-building = Building { $ruin }: { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}, { $meeples ->
    [one] 1 meeple
   *[other] { $meeples } meeples
}.
page-ra-monster-at = Monster of { $seat }: { $where }.
page-ra-vehicle-at = Vehicle { $number }: { $where }.
page-ra-on-ruin = on ruin { $ruin }
page-ra-on-sidewalk = on the sidewalk of { $ruin }
page-ra-nowhere = not in the city
page-ra-loose = { ra-move-send }: { $meeples ->
    [one] 1 meeple on the ground
   *[other] { $meeples } meeples on the ground
}.
page-ra-damaged = A recording could not be read; the table is as it should be.
