"""Plays a whole game against bots: python docs/client_example.py http://localhost:8000 warriorz"""

import json
import random
import secrets
import sys
import time
import urllib.request

from websockets.sync.client import connect

hall, game = sys.argv[1], sys.argv[2]


def post(path, body, token=""):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(f"{hall}/api/{path}", json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request))


seat = post("quick", {"game": game, "name": "Robot"})
# The hall has bound its secret (seat["commitment"]); only now I make my part of the dice.
post(f"tables/{seat['table']}/start", {"salt": secrets.token_hex(32)}, seat["token"])
seen = 0  # the last seq at which I was asked
sent = {}
with connect(hall.replace("http", "ws", 1) + f"/api/tables/{seat['table']}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "token": seat["token"], "seq": 0}))
    for text in socket:
        message = json.loads(text)
        if message["type"] == "refused" and message["wait"]:  # too fast: the same once more
            time.sleep(message["wait"])
            socket.send(json.dumps(sent))
        look = message.get("look")
        if look is None:
            continue  # presence, chat, accepted
        if look["over"]:
            print("over:", look["result"])
            break
        if look["question"] and message["seq"] > seen:
            seen = message["seq"]
            option = random.choice(look["question"]["options"])
            answer = {"type": "answer", "seq": seen, "answer": option["answer"]}
            sent = {**answer, "id": secrets.token_hex(16)}
            socket.send(json.dumps(sent))
