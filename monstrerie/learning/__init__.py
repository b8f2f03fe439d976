"""Networks that play: how they are taught (PyTorch), and how they choose an action (NumPy alone).

layout.py      where the numbers of an observation stand in a network's input
network.py     a trained network: its file, and what it says about a decision
lookahead.py   a search that plays on with a network at imagined tables
shipped.py     the networks that come with the program (networks/)
card.py        the model card of a network
model.py       the same network in PyTorch, to be taught
records.py     decisions of bots, to imitate
imitation.py   learning to do what a bot does
selfplay.py    tables at which networks play themselves and earlier copies
ppo.py         learning from how those matches ended
outcome.py     what the end of a match is worth
tables.py      many tables at once
trial.py       the network against the fixed bots
training.py    all of it in one run that can be broken off and resumed
curve.py       the learning curve as a drawing
"""
