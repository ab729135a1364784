// Load on Rollwright: two people per table, who play what the server offers them and continue at a rematch.
// node rollwright.cjs PORTS TABLES SECONDS RATE IDLE GAMES [ACKNOWLEDGED]
// PORTS: of one server, or of several nodes: with `8001,8002` both players of a table are at the same node, with
// `8001+8002` at different ones.
// RATE: moves a second at each table, 0 = the next one as soon as the last has reached both.
// IDLE: seconds that everyone is connected and nobody moves, before. GAMES: border,twentyone.
// ACKNOWLEDGED: a file for one line `table seat id` a move that the server acknowledged.
// Prints READY when all are connected, GO when the clock starts, and then a line of JSON.
const fs = require('fs');
const http = require('http');
const WebSocket = require('ws');
const { AFTERWARDS, counted, later, now, sleep, WARM } = require('./clock.cjs');

const APART = process.argv[2].includes('+');
const PORTS = process.argv[2].split(/[,+]/).map(Number);
const [TABLES, SECONDS, RATE, IDLE] = process.argv.slice(3, 7).map(Number);
const GAMES = process.argv[7].split(',');
const ACKNOWLEDGED = process.argv[8];
const AT_ONCE = 8;
const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });

const found = { moves: 0, chosen: 0, games: 0, errors: 0, bytes: 0, messages: 0 };
const latency = { mover: [], last: [] };
for (const game of GAMES) latency[game] = [];
const acknowledged = ACKNOWLEDGED ? fs.createWriteStream(ACKNOWLEDGED) : null;
let counting = false, stop = false;

function fail(what) {
  if (found.errors++ < 5) console.error(what);
}

// One browser: a cookie, requests with it, and a socket at a table

class Player {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.port = PORTS[(table.number + (APART ? seat : 0)) % PORTS.length];
    this.cookie = null;
    this.sent = 0;
  }

  ask(method, path, body) {
    return new Promise((done, failed) => {
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
      if (this.cookie) headers.Cookie = this.cookie;
      const request = http.request({ port: this.port, host: '127.0.0.1', agent, method, path, headers }, (answer) => {
        if (answer.headers['set-cookie']) this.cookie = answer.headers['set-cookie'][0].split(';')[0];
        let read = '';
        answer.on('data', (part) => { read += part; });
        answer.on('end', () => {
          if (answer.statusCode >= 300) failed(new Error(`${method} ${path}: ${answer.statusCode} ${read}`));
          else done(JSON.parse(read));
        });
      });
      request.on('error', failed);
      request.end(text);
    });
  }

  enter(id) {
    const old = this.socket;
    this.entries = 0;
    return new Promise((done, failed) => {
      const address = `ws://127.0.0.1:${this.port}/api/tables/${id}/socket`;
      const socket = new WebSocket(address, { headers: { Cookie: this.cookie }, perMessageDeflate: false });
      this.socket = socket;
      socket.on('open', () => socket.send('{"type":"hello","protocol":3,"known":0}'));
      socket.on('error', failed);
      socket.on('close', () => { if (this.socket === socket && !stop) fail('a socket was closed'); });
      socket.on('message', (bytes) => {
        if (this.socket !== socket) return;
        if (counting) { found.messages++; found.bytes += bytes.length; }
        const message = JSON.parse(bytes);
        if (message.type === 'welcome') {
          this.look(message);
          if (old) old.close();
          done();
        } else this.take(message);
      });
    });
  }

  look(message) {
    this.view = message.view;
    this.own = message.own[0];
    this.entries = message.view.entries;
  }

  take(message) {
    if (message.type === 'update') this.look(message);
    else if (message.type === 'ack') this.table.acknowledge(this, message);
    else if (message.type !== 'presence') return fail(JSON.stringify(message));
    this.table.arrived();
  }

  send(type, content) {
    const id = `${this.seat}-${this.sent++}`;
    this.socket.send(JSON.stringify({ type, id, seat: this.seat, ...content }));
    return id;
  }

  choose(turn) {
    const { targets, moves } = this.own;
    if (moves.includes('again')) return this.send('choose', { turn, move: Math.random() < 0.5 ? 'again' : 'keep' });
    if (moves.includes('reroll') && Math.random() < 0.2) {
      return this.send('choose', { turn, move: `reroll ${letter(this.view.position.dice[0])}` });
    }
    const marks = targets.length ? targets[Math.floor(Math.random() * targets.length)].adds : [];
    return this.send('mark', { turn, marks });
  }
}

const letter = (colour) => (colour === 'grey' ? 'a' : colour[0]);

// One table: at most one move is on its way, and the next is made when the last has reached both

class Table {
  constructor(number) {
    this.number = number;
    this.game = GAMES[number % GAMES.length];
    this.players = [new Player(this, 0), new Player(this, 1)];
    this.waited = null;
  }

  async open() {
    const [host, guest] = this.players;
    const { table, links } = await host.ask('POST', '/api/tables', { game: this.game, seats: [null, null] });
    this.id = table;
    await guest.ask('POST', `/api/tables/${table}/keys`, { token: links.invitation.url.split('=')[1] });
    await host.ask('POST', `/api/tables/${table}/seats/0`, { name: 'Ana', word: 'one' });
    await guest.ask('POST', `/api/tables/${table}/seats/1`, { name: 'Bo', word: 'two' });
  }

  async enter() {
    for (const player of this.players) await player.enter(this.id);
  }

  async rematch() {
    const answer = await this.players[0].ask('POST', `/api/tables/${this.id}/rematch`);
    this.id = answer.table;
    await this.enter();
    for (const player of this.players) {
      await new Promise((done) => {
        this.waited = { id: player.send('say-word', { word: 'again' }), player, done };
      });
    }
    this.go();
  }

  go() {
    if (stop) return;
    const { view } = this.players[0];
    if (view.outcome) {
      if (counting) found.games++;
      this.rematch().catch((error) => fail(String(error)));
      return;
    }
    const throws = view.roller !== null;
    const player = this.players[throws ? view.roller : view.waiting_for[0]];
    const at = now();
    const id = throws
      ? player.send('throw', { turn: view.turn })
      : player.choose(view.turn);
    this.waited = { id, player, at, throws };
  }

  acknowledge(player, message) {
    const { waited } = this;
    if (!waited || waited.player !== player || waited.id !== message.id) return fail('an answer to nothing');
    waited.entries = message.entries;
    if (waited.at === undefined) return;
    const spent = now() - waited.at;
    if (acknowledged) acknowledged.write(`${this.id} ${player.seat} ${message.id}\n`);
    if (counting) { latency.mover.push(spent); latency[this.game].push(spent); }
  }

  arrived() {
    const { waited } = this;
    if (!waited || waited.entries === undefined) return;
    if (this.players.some((player) => player.entries < waited.entries)) return;
    this.waited = null;
    if (waited.done) return waited.done();
    const spent = now() - waited.at;
    if (counting) {
      found.moves++;
      if (!waited.throws) found.chosen++;
      latency.last.push(spent);
    }
    later(() => this.go(), RATE, spent);
  }
}

async function inTurns(all, work) {
  const left = [...all];
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (left.length) await work(left.shift());
  }));
}

(async () => {
  const tables = Array.from({ length: TABLES }, (_, number) => new Table(number));
  await inTurns(tables, async (table) => { await table.open(); await table.enter(); });
  await sleep(1);
  console.log('READY');
  await sleep(IDLE);
  for (const table of tables) later(() => table.go(), RATE, Math.random() * 1000 / RATE);
  await sleep(WARM);
  const measured = await counted(SECONDS, (on) => { counting = on; });
  stop = true;
  if (acknowledged) await new Promise((done) => acknowledged.end(done));
  console.log(JSON.stringify({ ...measured(found, latency), connections: 2 * TABLES }));
  setTimeout(() => process.exit(0), AFTERWARDS);
})();
