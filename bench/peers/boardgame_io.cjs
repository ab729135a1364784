// boardgame.io with tic-tac-toe, on this machine alone. node boardgame_io.cjs PORT [FOLDER]
// With a folder it keeps its matches there, by its FlatFile store; without one, in memory. Measured, never depended on.
const { Server, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const [port, folder] = process.argv.slice(2);

const ticTacToe = {
  name: 'ttt',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const full = ([first, ...others]) => G.cells[first] !== null && others.every((cell) => G.cells[cell] === G.cells[first]);
    if (LINES.some(full)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const db = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
Server({ games: [ticTacToe], origins: ['*'], ...db }).run({ port: Number(port), host: '127.0.0.1' });
