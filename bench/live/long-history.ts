import { startWebProcess } from '../../tests/server/web-process.ts'
import { askDatabase } from '../ask-database.ts'
import { load } from '../load.ts'
import { median } from '../statistics.ts'
import { type SignedIn, makeSignedIn } from '../../tests/server/signed-in-members.ts'

const [FEW, MANY] = [100, 100_000]
/** So that both see a full page of conversations: what is compared is what stands behind it. */
const OF_A_CONVERSATION = 1
const ROUNDS = 7

export type LongHistory = { page: string; fewMs: number; manyMs: number; ratio: number }[]

/** The list and a thread of somebody with a hundred messages and of somebody with a hundred thousand, in turns. */
export async function measureLongHistory(databaseUrl: string): Promise<LongHistory> {
  const [few, many] = await makeSignedIn(databaseUrl, 2)
  if (!few || !many) throw new Error('There is nobody to read')
  const threads = {
    few: await fill(databaseUrl, few, FEW),
    many: await fill(databaseUrl, many, MANY),
  }
  await askDatabase(databaseUrl, 'analyze')
  const web = await startWebProcess(databaseUrl, { LOG_LEVEL: 'warn', JOBS: 'apart' })
  const time = async ({ cookie }: SignedIn, path: string) => {
    const { count, failures } = await load(web.origin + path, {
      connections: 1,
      seconds: 1,
      headers: { Cookie: cookie },
    })
    if (failures > 0) throw new Error(`${path} was not answered`)
    return 1_000 / count
  }
  const compare = async (page: string, ofFew: string, ofMany: string) => {
    await time(few, ofFew)
    await time(many, ofMany)
    const turns: { few: number; many: number }[] = []
    for (let round = 0; round < ROUNDS; round++)
      turns.push({ few: await time(few, ofFew), many: await time(many, ofMany) })
    return {
      page,
      fewMs: median(turns.map((turn) => turn.few)),
      manyMs: median(turns.map((turn) => turn.many)),
      ratio: median(turns.map((turn) => turn.many / turn.few)),
    }
  }
  try {
    return [
      await compare('the list', '/my/messages', '/my/messages'),
      await compare('a thread', `/my/messages/${threads.few}`, `/my/messages/${threads.many}`),
    ]
  } finally {
    await web.stop()
  }
}

/** So many messages, one in each conversation but the last, which has half of them all. Gives that one. */
async function fill(databaseUrl: string, { memberId }: SignedIn, messages: number): Promise<string> {
  const talks = messages / 2 / OF_A_CONVERSATION
  const [last] = await askDatabase<{ id: string }>(databaseUrl, FILL, [
    memberId,
    talks,
    OF_A_CONVERSATION,
    messages / 2,
  ])
  if (!last) throw new Error('No conversation was made')
  return last.id
}

const FILL = `
  with other as (
    insert into member (email, username, display_name, state, joined_at, email_verified_at)
    select md5(random()::text || n) || '@example.org', substr(md5($1::text || n), 1, 20), 'Other ' || n, 'active', now(), now()
    from generate_series(0, $2::int) n returning id),
  numbered as (select id, row_number() over () - 1 as n from other),
  talk as (
    insert into conversation (kind, key, last_number, last_change, last_at, begun_at)
    select 'direct', least($1::text, id::text) || ' ' || greatest($1::text, id::text),
      case when n = 0 then $4::int else $3::int end, case when n = 0 then $4::int else $3::int end,
      now() - n * interval '1 minute', now() - interval '90 days'
    from numbered returning id, key, last_number, last_at),
  members as (
    insert into conversation_member (conversation_id, member_id, last_at)
    select talk.id, who::uuid, last_at from talk, string_to_table(key, ' ') who),
  said as (
    insert into message (conversation_id, number, change, kind, sender_id, client_id, text, written_at, words)
    select talk.id, number, number, 'text', $1::uuid, gen_random_uuid(), 'Message word' || number % 100, last_at,
      array_to_tsvector(array['word' || number % 100])
    from talk, generate_series(1, last_number) number)
  select id from talk order by last_number desc limit 1`
