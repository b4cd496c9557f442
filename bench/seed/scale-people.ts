import type pg from 'pg'
import { copyIn, copyLine } from '#platform/db/copy-in.ts'
import { idsInOrder, type Random } from './random.ts'

/** Addresses of people who do not exist: what else is in the database tells whether it is anybody's. */
export const SCALE_DOMAIN = 'scale.guildhall.test'

const LANGUAGE_SETS = [['en'], ['en'], ['en', 'ru'], ['ru'], ['en', 'es'], ['de', 'en'], ['en', 'fr', 'pt']]
const LEVELS = ['new', 'new', 'new', 'new', 'rising', 'rising', 'rising', 'trusted', 'trusted', 'master']

export async function copySellers(
  client: pg.ClientBase,
  {
    many,
    random,
    vocabulary,
    startedAt,
  }: { many: number; random: Random; vocabulary: readonly string[]; startedAt: Date },
): Promise<string[]> {
  const run = startedAt.getTime().toString(36)
  const idOf = idsInOrder(many, random)
  const ids = Array.from({ length: many }, (_, at) => idOf(at))
  const word = () => random.pick(vocabulary)
  const joinedAt = startedAt.toISOString()
  await copyIn(
    client,
    'member (id, email, email_verified_at, username, state, display_name, headline, languages, skills, joined_at)',
    chunksOf(ids, (id, at) =>
      copyLine([
        id,
        `s${run}${at}@${SCALE_DOMAIN}`,
        joinedAt,
        `s${run}${at}`,
        'active',
        `${capital(word())} ${capital(word())}`,
        `${word()} ${word()} ${word()}`,
        JSON.stringify(random.pick(LANGUAGE_SETS).map((code) => ({ code, level: 'fluent' }))),
        `{${word()},${word()}}`,
        joinedAt,
      ]),
    ),
  )
  await copyIn(
    client,
    'member_standing (member_id, level, completed_count, rating_sum, rating_count, on_time_basis_points, response_basis_points, computed_at)',
    chunksOf(ids, (id) => {
      const reviews = random.whole(60)
      return copyLine([
        id,
        random.pick(LEVELS),
        reviews * 2,
        reviews * (420 + random.whole(80)),
        reviews,
        8_000 + random.whole(2_000),
        6_000 + random.whole(4_000),
        joinedAt,
      ])
    }),
  )
  return ids
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function* chunksOf(ids: readonly string[], line: (id: string, at: number) => string) {
  let chunk = ''
  for (const [at, id] of ids.entries()) {
    chunk += line(id, at)
    if (chunk.length < 65_536) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}
