#!/usr/bin/env python3
"""A bot for septem arena (docs/arena.md): septem arena seas --bots random --bot 'exec:python3 examples/bot.py'"""
import json
import random
import sys


def rate(action):
    """How good an action looks, in any of the three games; a bot of yours knows better."""
    if "x" in action and ">" not in action:  # 7 Seas: the more cards are taken, the better
        return 1 + action.count("+")
    if action.startswith("nick"):
        return 0 if action == "nick none" else 1
    if action.startswith(("seize", "steal")):  # 7 Seize: big numbers are heavy pieces
        return sum(int(part) for part in action.split()[-1].split(":") if part.isdigit())
    if ">" in action:  # Seven7s: a card on a column of its own letter
        return 1 if action[0] == action[-1] else 0
    return 0


def choose(message, seat, rng):
    # message["view"] is what the seat sees now, message["sights"] what it saw since it was asked last.
    best = max(rate(action) for action in message["legal"])
    return rng.choice([action for action in message["legal"] if rate(action) == best])


def main():
    seat, rng = None, None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "game":  # a new game begins; the program may play many, one after the other
            seat, rng = message["seat"], random.Random(7)
        elif message["type"] == "ask":
            print(json.dumps({"action": choose(message, seat, rng)}), flush=True)


if __name__ == "__main__":
    main()
