"""Plays a whole game against bots: python docs/client_example.py http://localhost:8000 warriorz"""

import json
import random
import sys
import urllib.request
import uuid

from websockets.sync.client import connect

hall, game = sys.argv[1], sys.argv[2]
body = json.dumps({"game": game, "name": "Robot"}).encode()
request = urllib.request.Request(f"{hall}/api/quick", body, {"Content-Type": "application/json"})
seat = json.load(urllib.request.urlopen(request))
seen = 0  # the last seq at which I was asked
with connect(hall.replace("http", "ws", 1) + f"/api/tables/{seat['table']}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "token": seat["token"], "seq": 0}))
    for text in socket:
        message = json.loads(text)
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
            socket.send(json.dumps({**answer, "id": uuid.uuid4().hex}))
