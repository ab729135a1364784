"""Chance nodes list every roll with its exact weight, and each of them can happen."""

from rollwright.core.chance import Chance
from rollwright.core.events import Roll
from rollwright.testing.conformance.moments import Moment
from rollwright.testing.conformance.promises import promise

FEW_DICE = 3


@promise
def the_weights_of_a_chance_node_add_up_to_its_denominator(moment: Moment) -> None:
    node = moment.game.node(moment.state)
    if isinstance(node, Chance) and (node.alike or len(node.dice) <= FEW_DICE):
        falls = list(node.falls())
        assert sum(fall.weight for fall in falls) == node.denominator
        assert len({fall.faces for fall in falls}) == len(falls)


@promise
def the_denominator_is_the_number_of_ways_in_which_the_dice_can_fall(moment: Moment) -> None:
    node = moment.game.node(moment.state)
    if isinstance(node, Chance):
        ways = 1
        for die in node.dice:
            ways *= len(die)
        assert node.denominator == ways


@promise
def the_faces_of_a_roll_are_written_and_read_back(moment: Moment) -> None:
    game = moment.game
    if isinstance(moment.event, Roll) and moment.past:
        assert game.parse_faces(game.faces_text(moment.event.faces)) == moment.event.faces


@promise
def alike_dice_lead_to_the_same_state_in_any_order(moment: Moment) -> None:
    game = moment.game
    node = game.node(moment.state)
    if isinstance(node, Chance) and node.alike:
        assert isinstance(moment.event, Roll)
        shuffled = moment.random.sample(moment.event.faces, len(moment.event.faces))
        assert game.apply(moment.state, Roll(tuple(shuffled))) == game.apply(moment.state, moment.event)
