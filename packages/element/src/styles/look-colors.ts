/** Colours of the cloths besides green, by day and in the dark theme. */
export const CLOTHS: Readonly<Record<string, readonly [day: string, dark: string]>> = {
  blue: ['#1c3f66', '#132b47'],
  wine: ['#5c1f2c', '#3f151e'],
  grey: ['#383d42', '#26292d'],
  teal: ['#0e4a50', '#092f33'],
  plum: ['#46284f', '#2e1a34'],
  walnut: ['#56351f', '#3a2415'],
  night: ['#1b2130', '#12161f'],
};

/** Colours of the backs besides the lattice. */
export const BACKS: Readonly<Record<string, string>> = {
  scales: '#6e2030',
  sun: '#124548',
  diamonds: '#41265a',
  rings: '#22543a',
  stars: '#1d2a4a',
};

/** Rules that set the colours by the attributes of the element. */
export const lookColors = [
  ...Object.entries(CLOTHS).map(([name, [day, dark]]) => `:host(:where([cloth='${name}'])) { --_cloth: ${day}; --_cloth-dark: ${dark}; }`),
  ...Object.entries(BACKS).map(([name, color]) => `:host(:where([back='${name}'])) { --_back: var(--patience-back, ${color}); }`),
].join('\n');
