// Load on boardgame.io: tic-tac-toe by two people a match, through socket.io-client, in its own protocol.
// node boardgame_io.cjs PORT MATCHES SECONDS RATE IDLE
// RATE: moves a second in each match, 0 = the next one as soon as the last has reached both.
// A move is timed to its update at the mover, which is all the acknowledgement there is, and at the last of both.
// Prints READY when all are connected, GO when the clock starts, and then a line of JSON.
const { io } = require('socket.io-client');
const { AFTERWARDS, counted, later, now, sleep, WARM } = require('./clock.cjs');

const [PORT, MATCHES, SECONDS, RATE, IDLE] = process.argv.slice(2, 7).map(Number);
const found = { moves: 0, games: 0, errors: 0 };
const latency = { mover: [], last: [] };
let counting = false, stop = false, begun = 0;

class Match {
  constructor(sockets) {
    this.sockets = sockets;
    sockets.forEach((socket, seat) => {
      socket.on('sync', (id, info) => this.synced(id, info));
      socket.on('update', (id, state) => this.updated(seat, id, state));
    });
  }

  begin() {
    this.id = `m${begun++}`;
    this.ready = this.mover = this.got = 0;
    this.cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].sort(() => Math.random() - 0.5);
    this.sockets.forEach((socket, seat) => socket.emit('sync', this.id, String(seat), undefined, 2));
  }

  synced(id, info) {
    if (id !== this.id) return;
    this.state = info.state._stateID;
    if (++this.ready === 2) later(() => this.go(), RATE, Math.random() * 1000 / RATE);
  }

  go() {
    if (stop) return;
    const playerID = String(this.mover);
    const payload = { type: 'clickCell', args: [this.cells.pop()], playerID, credentials: undefined };
    this.got = 0;
    this.at = now();
    this.sockets[this.mover].emit('update', { type: 'MAKE_MOVE', payload }, this.state, this.id, playerID);
  }

  updated(seat, id, state) {
    if (id !== this.id) return;
    const spent = now() - this.at;
    if (counting && seat === this.mover) latency.mover.push(spent);
    if (++this.got < 2) return;
    if (counting) { found.moves++; latency.last.push(spent); }
    this.state = state._stateID;
    if (state.ctx.gameover !== undefined) {
      if (counting) found.games++;
      if (!stop) this.begin();
      return;
    }
    this.mover = 1 - this.mover;
    later(() => this.go(), RATE, spent);
  }
}

function connected() {
  const socket = io(`http://127.0.0.1:${PORT}/ttt`, { transports: ['websocket'], forceNew: true, reconnection: false });
  return new Promise((done, failed) => {
    socket.on('connect', () => done(socket));
    socket.on('connect_error', failed);
  });
}

(async () => {
  const matches = [];
  for (let n = 0; n < MATCHES; n++) matches.push(new Match(await Promise.all([connected(), connected()])));
  await sleep(1);
  console.log('READY');
  await sleep(IDLE);
  for (const match of matches) match.begin();
  await sleep(WARM);
  const measured = await counted(SECONDS, (on) => { counting = on; });
  stop = true;
  console.log(JSON.stringify({ ...measured(found, latency), connections: 2 * MATCHES }));
  setTimeout(() => process.exit(0), AFTERWARDS);
})();
