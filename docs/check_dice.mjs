// Checks the dice of a finished game, by docs/protocol.md: node docs/check_dice.mjs RECORD [MY-SALT] [COMMITMENT-I-SAW]
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [file, mySalt, seen] = process.argv.slice(2)
const lines = readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line))
const sha256 = (data) => createHash('sha256').update(data).digest('hex')
const hmac = (key, data) => createHmac('sha256', key).update(data).digest()
const must = (right, text) => right || (console.error(`WRONG: ${text}`), process.exit(1))
const number = (value, size) => (size === 4 ? (b) => (b.writeUInt32BE(value), b) : (b) => (b.writeBigUInt64BE(BigInt(value)), b))(Buffer.alloc(size))

function streamOf({ commitment, salts, seals = [], secret, prepared = [] }) {
  must(sha256(Buffer.from(secret, 'hex')) === commitment, 'the secret does not fit the commitment')
  seals.forEach((seal, seat) => must(seal === (salts[seat] && sha256(salts[seat])), `the salt of seat ${seat} does not fit its seal`))
  const parts = salts.map((salt) => Buffer.from(salt)).flatMap((salt) => [number(salt.length, 4), salt])
  const key = hmac(Buffer.from(secret, 'hex'), Buffer.concat(parts))
  let at = 0
  let lesson = 0
  const word = () => (at++, hmac(key, number(Math.floor((at - 1) / 8), 8)).readUInt32BE(((at - 1) % 8) * 4))
  return (n) => {
    if (lesson < prepared.length) return prepared[lesson++] - 1
    let w = word()
    while (w >= 2 ** 32 - (2 ** 32 % n)) w = word()
    return w % n
  }
}

/** How many draws find a die that looks so, each die once. */
function paired(draws, dice, taken = new Map()) {
  const place = (draw, tried) => dice.some(([sides, looks], die) => {
    if (tried.has(die) || sides !== draw[0] || !looks.includes(draw[1])) return false
    tried.add(die)
    return (!taken.has(die) || place(taken.get(die), tried)) && taken.set(die, draw)
  })
  return draws.filter((draw) => place(draw, new Set())).length
}

const { dice, from = [] } = lines[0]
must(!mySalt || dice.salts.includes(mySalt), 'my salt is not in the record')
must(!seen || dice.commitment === seen, 'the commitment is not the one I saw')
const stages = [...from, { answers: Infinity, dice }].map(({ answers, dice }) => ({ answers, draw: streamOf(dice) }))
let count = 0
lines.forEach(({ told = [] }, answers) => told.forEach(({ draws = [], shows = [] }) => {
  const { draw } = stages.find((stage) => answers <= stage.answers)
  for (const [n, value] of draws) must(draw(n) === value, `draw ${++count} in line ${answers + 1}`)
  const fallen = draws.filter(([n]) => shows.some(([sides]) => sides === n))
  must(paired(fallen, shows) >= Math.min(fallen.length, shows.length), `dice shown in line ${answers + 1}`)
}))
console.log(`right: ${count} draws`)
