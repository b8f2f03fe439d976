# Rampage: the words of its board. Cards, moves and events are in rampage.ftl.

page-ra-city = The city: { $floors ->
    [one] { $floors } floor left.
   *[other] { $floors } floors left.
} Use the arrow keys to turn it, plus and minus to zoom.
page-ra-loading = Setting up the city…
page-ra-no-webgl = This browser can’t draw in 3D (WebGL is missing or switched off). You can play everything on this flat map, with the sliders.
page-ra-views = View
page-ra-view-table = Table view
page-ra-view-top = Top view
page-ra-view-monster = My monster’s view
page-ra-view-flat = Flat map
page-ra-bare = Just the city
page-ra-plus-floors = { $count ->
    [one] +1 floor
   *[other] +{ $count } floors
}
page-ra-floors-left = { $count ->
    [one] { $count } floor left
   *[other] { $count } floors left
}
page-ra-last-turns = { $count ->
    [0] The last floor is gone: this is the last turn.
    [one] The last floor is gone: { $count } more turn after this one.
   *[other] The last floor is gone: { $count } more turns after this one.
}
page-ra-zone-letter = { $zone ->
    [N] N
    [N-2] S2
    [NE] NE
    [NE-2] SW2
    [E] E
    [E-2] W2
    [SE] SE
    [SE-2] NW2
    [S] S
    [S-2] N2
    [SW] SW
    [SW-2] NE2
    [W] W
    [W-2] E2
    [NW] NW
    [NW-2] SE2
   *[other] ?
}

# Gestures.

page-ra-choices = Your options
page-ra-take-flick = Move: flick your paws
page-ra-take-jump = Move: jump (flick your paws off your body)
page-ra-take-set-paws = Elastic Foot: move your paws first
page-ra-take-climb = Mountaineer: climb { rampage-the-building }{ $floors ->
    [0] {""}
   *[other] {" "}({ rampage-height })
} first
page-ra-take-drop = Demolish: drop on { rampage-the-building }{ $floors ->
    [0] {""}
   *[other] {" "}({ rampage-height })
}
page-ra-take-drop-on = Demolish: drop on { $victim_seat }
page-ra-take-breathe = { $own ->
    [yes] Breathe
   *[no] Breathe from { $source_seat }’s monster
}
page-ra-take-throw = Toss { rampage-the-vehicle }
page-ra-take-kung-fu = Kung-fu: shoot your paws
page-ra-take-wrestle = Wrestler: toss { $victim_seat }’s monster
page-ra-take-place = Place the monster
page-ra-finish = { $prompt ->
    [ra-prompt-action] { $actions ->
        [0] Go on to the meal
       *[other] { $team ->
            [yes] Leave the rest to the team
           *[no] No more actions
        }
    }
    [ra-prompt-flick-again] Skip the second flick
    [ra-prompt-meal] Skip the meal
    [ra-prompt-bite] Stop eating
    [ra-prompt-after-meal] End the turn
    [ra-prompt-mouthguard] Don’t react
    [ra-prompt-too-cute] Don’t react
    [ra-prompt-buy] Buy nothing
   *[other] Nothing more
}
page-ra-gesture = Fine controls
page-ra-fine = Fine-tune
page-ra-how-shot = { $kind ->
    [flick] Pull back from your paws and release.
   *[other] Pull back from your body and release; tilt it with the sliders.
}
page-ra-how-drop-on = Hold your body over { $victim_seat }’s monster and let go. Your hand sways a little.
page-ra-how-drop = Hold your body over { rampage-the-building } and let go. Your hand sways a little.
page-ra-how-breathe = Aim, hold to inhale, release to blow.
page-ra-how-spot = Point at the spot, then confirm.
page-ra-how-restart = Point at a space, turn the monster by its eye, then click again to start.
page-ra-keys = { $kind ->
    [flick] Arrow keys aim (hold Shift for finer steps); comma and period set which way the monster faces afterwards.
    [jump] Arrow keys aim (hold Shift for finer steps); Page Up and Page Down tilt the body; comma and period set which way it faces afterwards.
    [throw] Arrow keys aim (hold Shift for finer steps); Page Up and Page Down tilt the body; comma and period turn the vehicle.
    [breathe] Arrow keys aim (hold Shift for finer steps); Page Up and Page Down aim higher or lower.
    [drop] Arrow keys move the body (hold Shift for finer steps); comma and period turn it; < and > set which way it faces afterwards.
    [drop-on] Arrow keys move the body (hold Shift for finer steps); comma and period turn it; < and > set which way it faces afterwards.
    [place] Arrow keys move the monster (hold Shift for finer steps); comma and period turn it.
    [restart] Left and right turn the monster (hold Shift for finer steps); up and down go to another space.
    [set-paws] Arrow keys move the paws (hold Shift for finer steps).
    [climb] Arrow keys move the monster (hold Shift for finer steps).
   *[other] Arrow keys aim (hold Shift for finer steps); Page Up and Page Down tilt the body.
}
page-ra-field = { $field ->
    [direction] Direction
    [strength] Strength
    [side] Off-center
    [tilt] Tilt
    [tilt_direction] Tilts toward
    [pitch] Up or down
    [yaw] { $kind ->
        [breathe] Direction
        [throw] Turn of the vehicle
       *[other] Turn of the body
    }
    [face] { $kind ->
        [restart] Faces
       *[other] Faces afterwards
    }
    [x] West to east
   *[y] South to north
}
page-ra-value-turn = { $value }° { $way ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
}
page-ra-value-part = { $value }%
page-ra-value-side = { $value }%
page-ra-value-tilt = { $value }°
page-ra-value-place = { $value } mm
page-ra-yaw-kept = keep current facing
page-ra-pose = How you hold the body
page-ra-pose-upright = upright
page-ra-pose-flat = flat
page-ra-pose-head-first = head first
page-ra-do = { $kind ->
    [flick] Flick
    [jump] Jump
    [drop] Let go
    [drop-on] Let go
    [breathe] Blow
    [throw] Toss
    [kung-fu] Shoot
    [wrestle] Toss
    [restart] Start there
   *[other] Put it there
}
page-ra-cancel = Cancel

# Playback.

page-ra-playback = Playback
page-ra-again = Again
page-ra-cut = Skip
page-ra-rate = Speed
page-ra-rate-times = Speed ×{ $rate }
page-ra-playing = Playback position

# Screens, cards, runaways.

page-ra-whose = Whose screen
page-ra-mine = My screen
page-ra-screen = Behind the screen
page-ra-teeth = { $teeth ->
    [one] { $teeth } tooth
   *[other] { $teeth } teeth
} ({ $tokens } can be lost)
page-ra-stomach = Stomach
page-ra-eaten = { rampage-the-color }: { $count }
page-ra-floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
page-ra-broken = { $count ->
    [one] { $count } broken tooth
   *[other] { $count } broken teeth
} taken from others
page-ra-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} before the Character
page-ra-cards = Cards
page-ra-kind-character = Character
page-ra-kind-power = Power
page-ra-kind-secret = Secret Superpower
page-ra-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
page-ra-runaway = Runaways
page-ra-row = Row { $row }: { $count } of { $size }
page-ra-zone-fill = { $colour ->
    [red] Heroic rescue (red)
    [blue] Big report (blue)
    [green] Air strike (green)
    [yellow] Mass hysteria (yellow)
   *[black] Relocation (black)
}: { $count } of { $size }
page-ra-strikes-moved = When full: whoever filled it loses a tooth, and their monster is moved by the next { $team ->
    [yes] team
   *[no] player
} to any neighborhood.
page-ra-strikes-extra = When full: whoever filled it loses a tooth, and { $team ->
    [yes] each other team
   *[no] each other player
} gets one extra action next turn.
page-ra-strikes-teeth = When full: whoever filled it loses two teeth.
page-ra-strikes-end = When full: the game ends at once, without another meal, and { $team ->
    [yes] the team of whoever filled it
   *[no] whoever filled it
} loses, whatever the points.
page-ra-strikes-rescue = When full: whoever filled it loses a tooth and { $count ->
    [one] one meeple
   *[other] { $count } meeples
} of their choice from their stomach.
page-ra-strikes-report = When full: whoever filled it loses a tooth and a card of their choice (Character, Power or unused Secret Superpower).
page-ra-struck = { $side ->
    [A] Its meeples stay.
   *[B] Then its meeples go to the box.
}
page-ra-grey-runs = Gray meeples that flee go to the box and have no effect.
page-ra-culprit = { $seat } has filled the last row of the Runaway board. That ends the game at once, and { $team ->
    [yes] { $seat }’s whole team loses, whatever its points.
   *[no] { $seat } loses, whatever the points.
}
page-ra-team = Team { $team }
page-ra-in = in { rampage-the-neighborhood }
page-ra-down = down
page-ra-upside-down = upside down
page-ra-invisible = vanished
page-ra-gazed = can’t Move
page-ra-extra = { $count ->
    [one] { $count } extra action next turn
   *[other] { $count } extra actions next turn
}

# The city in words.

page-ra-building = { rampage-the-building }: { $floors ->
    [one] { $floors } floor
   *[other] { $floors } floors
}, { $meeples ->
    [one] { $meeples } meeple
   *[other] { $meeples } meeples
}.
page-ra-monster-at = { $seat }’s monster: { $where }.
page-ra-vehicle-at = { rampage-the-vehicle }: { $where }.
page-ra-on-ruin = on { rampage-the-building }
page-ra-on-sidewalk = on the sidewalk { rampage-of-building }
page-ra-nowhere = not in the city
page-ra-loose = In { rampage-the-neighborhood }: { $meeples ->
    [one] { $meeples } meeple on the ground
   *[other] { $meeples } meeples on the ground
}.
page-ra-damaged = A recording could not be loaded. The board is correct.

# Who waits is told for whom and for what, by the phase.
page-wait-ra-phase-choose = Waiting for { $seats } to choose cards.
page-wait-ra-phase-actions = Waiting for { $seats } to act.
page-wait-ra-phase-meal = Waiting for { $seats } to eat.
page-wait-ra-phase-after-meal = Waiting for { $seats } to end the turn.
page-wait-ra-phase-count = Waiting for { $seats } to decide something for the final scoring.
