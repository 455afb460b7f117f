// Signs drawn for this house on a grid of 24: arms of the fighters, faces of the dice.

/** What each fighter is known by: its arms. Filled paths. */
export const ARMS: Record<string, string> = {
  // a broad sword, upright
  severin: 'M12 1.500 14 4v10.500h-4V4zM7 14.500h10v2H7zM11 16.500h2v4h-2zM10.500 20.500h3v2h-3z',
  // a hammer behind a shield
  angharad: 'M14 2h7v5h-2.500v3h-2V7H14zM3 7c3 0 5-.8 6.500-2C11 6.200 13 7 16 7c0 7-2 11.500-6.500 14C5 18.500 3 14 3 7zM8.500 9v3.500H6v2h2.500V18h2v-3.500H13v-2h-2.500V9z',
  // a great hammer
  obryn: 'M4 2h16v7h-2.500l-1-1.500h-3V22h-3V7.500h-3L6.500 9H4z',
  // a bearded axe with a hook
  garrek: 'M10.500 2h2v20h-2zM12.500 3c4-1.500 7 0 8.500 3.500 0 3.500-1.500 6-4.500 7.500 1-3-.5-4.500-4-5zM10.500 5 5 3.500 7 7 4.500 9.500l6-1z',
  // links of a chain and a blade
  karsus: 'M6 2a4 4 0 0 0 0 8 4 4 0 0 0 0-8zm0 2.200a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600zM11 7a4 4 0 0 0 0 8 4 4 0 0 0 0-8zm0 2.200a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600zM14 12l7-5c1.500 6-.5 12-6.500 15-1-2.500-1-3.500.5-5.500z',
  // a double axe
  saek: 'M11 2h2v20h-2zM13 4c5-2.500 8 .5 8 5s-3 7.500-8 5zM11 4c-5-2.500-8 .5-8 5s3 7.500 8 5z',
  // an axe and a blade, crossed
  targor: 'M4 3l2-1 13 17-2 2zM20 3l-2-1L5 19l2 2zM14 5c1-3 4-4 7-3 1 3 0 6-3 7zM4 2.500 9 6 6.500 9 2.500 5z',
  // a saw-toothed blade
  arnulf: 'M20.500 2 21 6l-2.500 1L18 10l-2.500.5L15 13.500l-2.500.5-.5 2-2.500-2.500zM8 12.500 12 16.500l-1.500 1.500-1.300-1.200L5 21.500 2.500 19l4.700-4.200L6.500 14z',
}

/** The device of each warband. */
export const DEVICES: Record<string, string> = {
  // a hammer and two bolts
  steelheart: 'M7 4h10v6h-3.500v10h-3V10H7zM3 8l2.500 4H4l1.500 5L1.500 12H3zM21 8l-2.500 4H20l-1.500 5 4-5H21z',
  // a skull in a ring of teeth
  garrek: 'M12 2c5 0 8.500 3.300 8.500 8 0 3-1.500 4.500-3 5.500L17 19l-2-1-1 3-2-1.500L10 21l-1-3-2 1-.5-3.500c-1.500-1-3-2.500-3-5.500 0-4.700 3.500-8 8.500-8zM8.500 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  // a mirror's eye
  universal: 'M12 3c5 0 9 5 10 9-1 4-5 9-10 9S3 16 2 12c1-4 5-9 10-9zm0 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
}

/** What dice show. */
export const SYMBOLS: Record<string, string> = {
  critical: 'M12 1l2.600 6.200L21 4.500l-2.200 6.300L23 14l-6.500 1.500L15 22l-3-4.500L9 22l-1.500-6.500L1 14l4.200-3.200L3 4.500l6.400 2.700z',
  hammer: 'M4 4h16v7h-6v10h-4V11H4z',
  swords: 'M3 2.500 6 3l6 6.500L18 3l3-.5-.5 3L14 12l4.500 4.500L20 15l1.500 1.500-2 2 2 2-1 1-2-2-2 2L15 20l1.500-1.500L12 14l-4.500 4.500L9 20l-1.500 1.500-2-2-2 2-1-1 2-2-2-2L4 15l1.500 1.500L10 12 3.500 5.500z',
  shield: 'M12 2c3 1.800 6 2.500 9 2.500 0 8.500-2.500 14-9 17.500-6.500-3.500-9-9-9-17.500 3 0 6-.7 9-2.500z',
  dodge: 'M3 20C3 11 8 6 15 6V2l7.500 6.500L15 15v-4.500C10 10.500 6 13 3 20z',
  single: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 21c0-5 3-7.500 7-7.500s7 2.500 7 7.500z',
  double: 'M7.500 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM1 20c0-4.800 2.600-7.500 6.500-7.500 1.800 0 3.300.5 4.500 1.600 1.200-1.100 2.700-1.600 4.500-1.600 3.900 0 6.500 2.700 6.500 7.500zM16.500 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
}
