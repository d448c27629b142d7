/** Returns all points of path data with relative commands, control points of curves included. */
export function points(shape: string): [number, number][] {
  const found: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of shape.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    if (command === 'z') [x, y] = [startX, startY];
    const pairs = numbers.flatMap((n, i): [number, number][] =>
      command === 'h' ? [[n, 0]] : command === 'v' ? [[0, n]] : i % 2 ? [] : [[n, numbers[i + 1]!]],
    );
    const each = command === 'c' ? 3 : command === 's' ? 2 : 1;
    if (command === 'M') [x, y] = [0, 0];
    for (let i = 0; i < pairs.length; i += each) {
      for (const [dx, dy] of pairs.slice(i, i + each)) found.push([x + dx, y + dy]);
      [x, y] = found.at(-1)!;
    }
    if (command === 'M' || command === 'm') [startX, startY] = [x, y];
  }
  return found;
}
