// Load on the bare FastAPI: two people a room, one move on its way at a time.
// node bare_rooms.cjs PORT ROOMS SECONDS RATE IDLE
// Prints READY when all are connected, GO when the clock starts, and then a line of JSON.
const WebSocket = require('ws');
const { AFTERWARDS, counted, later, now, sleep, WARM } = require('./clock.cjs');

const [PORT, ROOMS, SECONDS, RATE, IDLE] = process.argv.slice(2, 7).map(Number);
const found = { moves: 0, errors: 0 };
const latency = { mover: [], last: [] };
let counting = false, stop = false;

class Room {
  constructor(sockets) {
    this.sockets = sockets;
    this.mover = this.got = 0;
    sockets.forEach((socket, seat) => socket.on('message', (bytes) => this.take(seat, JSON.parse(bytes))));
  }

  go() {
    if (stop) return;
    this.got = 0;
    this.at = now();
    this.sockets[this.mover].send(`{"seat":${this.mover}}`);
  }

  take(seat) {
    const spent = now() - this.at;
    if (counting && seat === this.mover) latency.mover.push(spent);
    if (++this.got < 2) return;
    if (counting) { found.moves++; latency.last.push(spent); }
    this.mover = 1 - this.mover;
    later(() => this.go(), RATE, spent);
  }
}

function connected(room) {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`ws://127.0.0.1:${PORT}/room/${room}`, { perMessageDeflate: false });
    socket.on('open', () => done(socket));
    socket.on('error', failed);
  });
}

(async () => {
  const rooms = [];
  for (let n = 0; n < ROOMS; n++) rooms.push(new Room(await Promise.all([connected(n), connected(n)])));
  await sleep(1);
  console.log('READY');
  await sleep(IDLE);
  for (const room of rooms) later(() => room.go(), RATE, Math.random() * 1000 / RATE);
  await sleep(WARM);
  const measured = await counted(SECONDS, (on) => { counting = on; });
  stop = true;
  console.log(JSON.stringify({ ...measured(found, latency), connections: 2 * ROOMS }));
  setTimeout(() => process.exit(0), AFTERWARDS);
})();
