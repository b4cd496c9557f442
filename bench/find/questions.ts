import type pg from 'pg'

/** What somebody may have in their hand, taken from what is there: each finds something, but for the last. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'the id of a member': `select id::text as words from member where username like '%-7777' limit 1`,
  'the address of a deal': `select 'https://localhost/deals/' || id as words from deal offset 777 limit 1`,
  'a number': `select number::text as words from purchase_order offset 777 limit 1`,
  'a number, as such': `select '#' || number as words from payout offset 777 limit 1`,
  'a number of one kind': `select 'order ' || number as words from purchase_order offset 777 limit 1`,
  'a name': `select display_name as words from member where username like '%-3333' limit 1`,
  'a part of a name': `select substr(display_name, 2, 5) as words from member where username like '%-3333' limit 1`,
  'a part of a name in Cyrillic': `select substr(display_name, 2, 5) as words from member where display_name ~ '^[А-я]{7,}' offset 777 limit 1`,
  'letters that nobody has, in Cyrillic': `select 'ъыъ' as words`,
  'three letters that nobody has': `select 'zqx' as words`,
  'two letters': `select 'sh' as words`,
  'the commonest word': `select 'design' as words`,
  'the end of very many e-mail addresses': `select 'gmail.com' as words`,
  'two common words': `select 'design for your' as words`,
  'a username': `select username as words from member where username like '%-5555' limit 1`,
  'an e-mail address': `select email as words from member where username like '%-5555' limit 1`,
  'a network address': `select host(address) as words from session offset 777 limit 1`,
  'a range of network addresses': `select host(network(set_masklen(address, 24))) || '/24' as words from session offset 777 limit 1`,
  'a sum': `select round(amount / 100.0, 2)::text as words from payout offset 777 limit 1`,
  'a sum, as it is shown': `select '$' || round(amount / 100.0, 2) as words from payout offset 777 limit 1`,
  'a reference of a provider': `select reference as words from payment offset 777 limit 1`,
  'the key of a transfer': `select key as words from ledger_transfer offset 777 limit 1`,
  'what nobody has': `select 'xyzzyplugh' as words`,
}

export async function readQuestions(client: pg.ClientBase): Promise<Record<string, string>> {
  const read: Record<string, string> = {}
  for (const [name, statement] of Object.entries(QUESTIONS)) {
    const { rows } = await client.query<{ words: string }>(statement)
    read[name] = rows[0]?.words ?? ''
  }
  return read
}
