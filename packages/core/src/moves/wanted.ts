import type { Card, Face } from '../cards/card.js';
import { COLOURS } from '../cards/card.js';
import type { Faces } from '../cards/faces.js';
import { askAccept, askPair, lifted } from './legal.js';
import { whyNotPickedUp } from './gesture.js';
import { movable } from '../table/lift.js';
import { admits, ASKS, EMPTY, HIDDEN, ROW, TAKE_ALL, TAKE_NONE } from '../table/rules.js';
import type { Table } from '../table/table.js';
import type { Reason } from '../words/reason.js';

/**
 * Returns why a card of a pile cannot be moved now: it cannot be lifted, or it needs certain cards. Calls the rules for each face of the
 * deck, as the partner of the card and as the exposed card of each pile. Names the needed cards if one or two ranks describe them all.
 * @param depth number of cards on the card
 * @throws ContractError when the variant's rules throw
 */
export function whyNowhere(table: Table, pile: number, depth: number): Reason {
  const why = whyNotPickedUp(table, pile, depth);
  if (why && why.code !== 'goes-nowhere') return why;
  const faces = facesOf(table);
  const wanted = wantedFaces(table, pile, table.rules.take[pile] === TAKE_ALL ? table.len[pile]! : depth + 1, faces);
  const params = wanted && inRanks([...wanted], [...faces.keys()], table.rules.faces);
  return params ? { code: 'needs-card', params } : { code: 'goes-nowhere', params: {} };
}

/** Returns the faces of the deck, each with a card that has it. */
function facesOf({ face, cards }: Table): ReadonlyMap<Face, Card> {
  const faces = new Map<Face, Card>();
  cards.forEach((card, id) => faces.set(face[id]!, card));
  return faces;
}

/** Returns the faces with which the top `count` cards of a pile could be moved; undefined when an emptied pile would take them, too. */
function wantedFaces(table: Table, from: number, count: number, faces: ReadonlyMap<Face, Card>): ReadonlySet<Face> | undefined {
  const { rules } = table;
  const wanted = new Set<Face>();
  for (let to = 0; to < rules.count; to++) {
    if (to === from) continue;
    const exposed = movable(table, to) > 0;
    const open = table.top[to] !== HIDDEN && table.len[to]! + count <= rules.limit[to]!;
    if (open && rules.take[to] !== TAKE_NONE && whetherAccepts(table, from, to, count, undefined)) return undefined;
    for (const [face, card] of faces)
      if ((count === 1 && exposed && askPair(table, from, to, card) === true) || (open && whetherAccepts(table, from, to, count, card)))
        wanted.add(face);
  }
  return wanted;
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
