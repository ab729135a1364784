// Writes src/protocol/types.ts from the JSON Schemas that the server generates. `--check`: fails where it is stale.

import { readFile, writeFile } from "node:fs/promises";
import process from "node:process";

const SCHEMA = new URL("../../schema/", import.meta.url);
const TYPES = new URL("../src/protocol/types.ts", import.meta.url);
const WIDTH = 120;

const read = async (name) => JSON.parse(await readFile(new URL(`${name}.json`, SCHEMA), "utf-8"));
const nameIn = (reference) => reference.slice(reference.lastIndexOf("/") + 1);

const client = await read("client-message");
const server = await read("server-message");
const { components, paths } = await read("openapi");
const definitions = { ...components.schemas, ...client.$defs, ...server.$defs };

// Types that have no name in the schemas.
const NAMED = {
  ClientMessage: client,
  ServerMessage: server,
  GameView: definitions.PublicView.properties.position,
  Role: definitions.TableState.properties.role,
  WrittenEntry: definitions.LogEntry.properties.entry,
};
const all = Object.fromEntries(
  Object.entries({ ...definitions, ...NAMED }).sort(([one], [other]) => (one < other ? -1 : 1)),
);

// The server sends every field; a client may leave out those that have a default.
const bodies = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ requestBody }) => requestBody));
const written = [client.oneOf, bodies.map((body) => body?.content["application/json"].schema ?? {})].flat();
const fromClient = new Set(written.filter(({ $ref }) => $ref).map(({ $ref }) => nameIn($ref)));

const key = (name) => (/^\w+$/.test(name) ? name : JSON.stringify(name));
const union = (parts) => [...new Set(parts)].join(" | ");
const parenthesised = (type) => (type.includes(" | ") ? `(${type})` : type);
const NAME_OF = new Map(Object.entries(NAMED).map(([name, schema]) => [union(typesIn(schema)), name]));

// The alternatives of a schema, one if there is no choice.
function typesIn(schema) {
  if (schema.$ref) return [nameIn(schema.$ref)];
  if ("const" in schema) return [JSON.stringify(schema.const)];
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  if (schema.oneOf ?? schema.anyOf) return (schema.oneOf ?? schema.anyOf).flatMap(typesIn);
  switch (schema.type) {
    case "array":
      return [`${parenthesised(typeOf(schema.items))}[]`];
    case "object":
      return [`Record<string, ${typeOf(schema.additionalProperties)}>`];
    case "integer":
      return ["number"];
    case "string":
    case "number":
    case "boolean":
    case "null":
      return [schema.type];
    default:
      throw new Error(`no type for ${JSON.stringify(schema)}`);
  }
}

function typeOf(schema) {
  const type = union(typesIn(schema));
  return NAME_OF.get(type) ?? type;
}

function comment(description) {
  const lines = (description ?? "").split("\n").map((line) => `// ${line.trim()}`);
  return description ? `${lines.join("\n")}\n` : "";
}

function fields(name, { properties, required = [] }) {
  return Object.entries(properties).map(([field, schema]) => {
    const optional = fromClient.has(name) && !required.includes(field) ? "?" : "";
    return `  ${key(field)}${optional}: ${typeOf(schema)};\n`;
  });
}

function declaration([name, schema]) {
  if (schema.properties) return `export interface ${name} {\n${fields(name, schema).join("")}}\n`;
  const parts = [...new Set(typesIn(schema))];
  const line = `export type ${name} = ${parts.join(" | ")};\n`;
  return line.length <= WIDTH ? line : `export type ${name} =\n${parts.map((part) => `  | ${part}`).join("\n")};\n`;
}

const declarations = Object.entries(all).map((one) => `\n${comment(one[1].description)}${declaration(one)}`);
const text = `// Generated from schema/ by \`npm run types\`. Do not edit.\n${declarations.join("")}`;

if (!process.argv.includes("--check")) {
  await writeFile(TYPES, text);
} else if ((await readFile(TYPES, "utf-8").catch(() => "")) !== text) {
  console.error("src/protocol/types.ts is stale: npm run types");
  process.exit(1);
}
