// The lobby's requests.

import type { Analysis, Card, Game, Hint, Moment, Phrase, Seated, Statistics, Table, Wrong, OwnTable } from './protocol'

/** A request the hall did not meet; `key` is stable, `message` an English sentence, `phrase` says it in any language. */
export class HallError extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly wait: number | null = null,
    readonly phrase: Phrase | null = null,
  ) {
    super(text)
  }
}

async function request(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers.Authorization = `Bearer ${token}`
  let response: Response
  try {
    response = await fetch(`api/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new HallError('offline', 'the hall does not answer')
  }
  if (!response.ok) {
    const wrong = (await response.json().catch(() => null)) as Wrong | null
    throw new HallError(wrong?.error ?? 'offline', wrong?.text ?? response.statusText, wrong?.wait ?? null, wrong?.phrase ?? null)
  }
  return response
}

/** Ask again as long as the hall only says: later. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof HallError) || error.wait === null || tries >= 5) throw error
      const wait = error.wait
      await new Promise((done) => setTimeout(done, 1000 * Math.min(wait, 10)))
    }
  }
}

/** For what a game asks of routes of its own. */
export async function get<T>(path: string): Promise<T> {
  return (await (await request('GET', path)).json()) as T
}

export async function post<T>(path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await request('POST', path, body, token)).json()) as T
}

const at = (table: string) => `tables/${encodeURIComponent(table)}`

export const api = {
  games: async (language?: string) => (await get<{ games: Game[] }>(language ? `games?language=${language}` : 'games')).games,
  cards: async (game: string) => (await get<{ cards: Card[] }>(`games/${game}/cards`)).cards,
  /** The cards of a table that has others than its game, and the words that came with them. */
  cardsAt: async (table: string) => (await get<{ cards: Card[] }>(`${at(table)}/cards`)).cards,
  textAt: async (table: string, lang: string) => (await request('GET', `${at(table)}/texts/${lang}`)).text(),
  text: async (part: string, lang: string) => (await request('GET', `texts/${part}/${lang}`)).text(),
  learn: (order: object) => post<Seated>('lessons', order),
  quick: (order: object) => post<Seated>('quick', order),
  create: (order: object) => post<Seated>('tables', order),
  tables: async () => (await get<{ tables: Table[] }>('tables')).tables,
  table: (table: string) => get<Table>(at(table)),
  sit: (table: string, order: object) => post<Seated>(`${at(table)}/sit`, order),
  changeSeat: (table: string, seat: number, token: string) => post<Table>(`${at(table)}/seat`, { seat }, token),
  changeBot: (table: string, seat: number, bot: string, token: string) => post<Table>(`${at(table)}/bot`, { seat, bot }, token),
  freeChair: (table: string, seat: number, token: string) => post<Table>(`${at(table)}/free`, { seat }, token),
  leave: (table: string, token: string) => post<Table>(`${at(table)}/leave`, undefined, token),
  seal: (table: string, seal: string, token: string) => post<Table>(`${at(table)}/seal`, { seal }, token),
  start: (table: string, token: string, salt: string | null) => post<Table>(`${at(table)}/start`, { salt }, token),
  show: (table: string, salt: string, token: string) => post<Table>(`${at(table)}/show`, { salt }, token),
  rematch: (table: string, token: string) => post<Seated>(`${at(table)}/rematch`, undefined, token),
  mine: async (tokens: string[]) =>
    (await post<{ tables: OwnTable[] }>('mine', { tokens })).tables,
  hint: async (table: string, token: string) => (await post<{ hints: Hint[] }>(`${at(table)}/hint`, undefined, token)).hints,
  /** What a bot thinks of a finished game, or how far it has looked through it. */
  analysis: async (table: string): Promise<{ found: Analysis } | { done: number; total: number }> => {
    const response = await request('GET', `${at(table)}/analysis`)
    if (response.status === 202) return (await response.json()) as { done: number; total: number }
    return { found: (await response.json()) as Analysis }
  },
  playOn: (table: string, order: object) => post<Seated>(`${at(table)}/continue`, order),
  statistics: (table: string) => get<Statistics>(`${at(table)}/statistics`),
  record: async (table: string) => (await request('GET', `${at(table)}/record`)).text(),
  replay: (table: string, seat: number | null, start: number, count: number) =>
    get<{ moments: Moment[]; count: number }>(
      `${at(table)}/replay?start=${start}&count=${count}${seat === null ? '' : `&seat=${seat}`}`,
    ),
}
