import type { Card, Face } from '../cards/card.js';
import { COLOURS } from '../cards/card.js';
import type { Role } from '../contract.js';
import type { Faces } from '../cards/faces.js';
import { askAccept, askPair, lifted } from './legal.js';
import { whyNotPickedUp } from './gesture.js';
import { movable } from '../table/lift.js';
import { admits, ASKS, EMPTY, HIDDEN, ROW, TAKE_ALL, TAKE_NONE } from '../table/rules.js';
import type { Table } from '../table/table.js';
import type { Reason } from '../words/reason.js';

/** Roles of the piles whose needs are named alone where those of all piles together are too many: the player looks at the columns first. */
const NEAREST: readonly Role[] = ['tableau', 'cell', 'reserve', 'foundation', 'discard', 'waste', 'stock'];

/**
 * Returns why a card of a pile cannot be moved now: it cannot be lifted, or it needs certain cards or an empty pile. Calls the rules for each
 * face of the deck, as the partner of the card and as the exposed card of each pile. Names the needed cards if one or two ranks describe them
 * all; otherwise those that the columns need, or else the piles of another role.
 * @param depth number of cards on the card
 * @throws ContractError when the variant's rules throw
 */
export function whyNowhere(table: Table, pile: number, depth: number): Reason {
  const why = whyNotPickedUp(table, pile, depth);
  if (why && why.code !== 'goes-nowhere') return why;
  const faces = facesOf(table);
  const deck = [...faces.keys()];
  const count = table.rules.take[pile] === TAKE_ALL ? table.len[pile]! : depth + 1;
  const wanted = NEAREST.map((role) => wantedOf(table, pile, count, faces, role));
  const all = new Set(wanted.flatMap((each) => [...each.faces]));
  const params = wanted.some(({ gap }) => gap) ? undefined : inRanks([...all], deck, table.rules.faces);
  if (params) return { code: 'needs-card', params };
  for (const { faces: some, gap } of wanted) {
    const named = inRanks([...some], deck, table.rules.faces);
    if (named) return { code: 'needs-card', params: { ...named, ...gap } };
    if (some.size === 0 && gap) return { code: 'needs-gap', params: gap };
  }
  return { code: 'goes-nowhere', params: {} };
}

/** Returns the faces of the deck, each with a card that has it. */
function facesOf({ face, cards }: Table): ReadonlyMap<Face, Card> {
  const faces = new Map<Face, Card>();
  cards.forEach((card, id) => faces.set(face[id]!, card));
  return faces;
}

/** Faces of exposed cards that would let cards move, and the role of a pile that would take them if it were emptied. */
interface Wanted {
  readonly faces: ReadonlySet<Face>;
  readonly gap: { readonly gap: Role } | undefined;
}

/** Returns what the top `count` cards of a pile need on the piles of a role. */
function wantedOf(table: Table, from: number, count: number, faces: ReadonlyMap<Face, Card>, role: Role): Wanted {
  const { rules } = table;
  const wanted = new Set<Face>();
  let gap = false;
  for (let to = 0; to < rules.count; to++) {
    if (to === from || rules.piles[to]!.role !== role) continue;
    const exposed = movable(table, to) > 0;
    const room = table.top[to] !== HIDDEN && table.len[to]! + count <= rules.limit[to]!;
    const empties = table.len[to]! > 0 && rules.take[to] !== TAKE_NONE && count <= rules.limit[to]!;
    gap ||= empties && whetherAccepts(table, from, to, count, undefined);
    for (const [face, card] of faces)
      if ((count === 1 && exposed && askPair(table, from, to, card) === true) || (room && whetherAccepts(table, from, to, count, card)))
        wanted.add(face);
  }
  return { faces: wanted, gap: gap ? { gap: role } : undefined };
}

/**
 * Returns whether pile `to` would accept the top `count` cards of pile `from` if a card were its top. It does not check the limit of the pile,
 * nor whether the cards may be lifted.
 * @param onto the card; absent: if the pile were empty
 */
function whetherAccepts(table: Table, from: number, to: number, count: number, onto: Card | undefined): boolean {
  const { rules, face } = table;
  const offset = rules.acceptOf[from * rules.count + to]!;
  if (offset >= 0) {
    const row = onto ? face[onto.id]! : EMPTY;
    return admits(rules.accepts[offset + row * ROW + face[table.idAt(from, count - 1)]!]!, count, table.len[from]!);
  }
  return offset === ASKS && askAccept(table, from, to, lifted(table, from, count), onto ?? null) === true;
}

/**
 * Describes faces by one or two ranks and the suit or colour that they share, as parameters of a reason; undefined when they have more
 * ranks.
 * @param deck all faces of the deck
 */
function inRanks(faces: readonly Face[], deck: readonly Face[], own: Faces): Reason['params'] | undefined {
  const ranks = [...new Set(faces.map((face) => own.rank[face]!))].sort((a, b) => a - b);
  const [rank = 0, or] = ranks;
  if (rank === 0 || ranks.length > 2) return undefined;
  const named = { rank: own.letterOf(rank), ...(or !== undefined && { or: own.letterOf(or) }) };
  const first = faces[0]!;
  const colour = own.colour[first];
  const choices: [Reason['params'], (face: Face) => boolean][] = [
    [{}, () => true],
    [{ suit: own.suitLetter(first) }, (face) => own.suit[face] === own.suit[first]],
    ...(own.twoColours
      ? [[{ colour: COLOURS[colour!]! }, (face: Face) => own.colour[face] === colour] as [Reason['params'], (face: Face) => boolean]]
      : []),
    ...own.suits.map((not, i): [Reason['params'], (face: Face) => boolean] => [{ not }, (face) => own.suit[face] !== i]),
  ];
  for (const [more, fits] of choices) {
    const meant = deck.filter((face) => ranks.includes(own.rank[face]!) && fits(face));
    if (meant.length === faces.length && meant.every((face) => faces.includes(face))) return { ...named, ...more };
  }
  return undefined;
}
