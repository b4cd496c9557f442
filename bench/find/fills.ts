type Fill = {
  table: string
  /** Of how many there are to be of everything. */
  share: number
  rows: string
}

const ID = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`
/** A word by chance, few of them often and most of them seldom, as people use them. */
const PLACES = (many: number) =>
  Array.from({ length: many }, (_, at) => `floor(20000 * power(random(), 4))::int as w${at + 1}`).join(', ')
const WORDS = (many: number) =>
  Array.from(
    { length: many },
    (_, at) => `join word as word${at + 1} on word${at + 1}.place = w${at + 1}`,
  ).join(' ')
const TITLE = `'I will make a ' || word1.word || ' ' || word2.word || ' for your ' || word3.word`
const AT = `now() - n * interval '30 seconds'`
const SUM = `1000 + (n::bigint * 7919) % 500000`
const MEMBER = (number: string) => ID('member', `(${number})`)

/** A million members, and of everything that they did at least three hundred thousand. */
export const FILLS: readonly Fill[] = [
  {
    table: 'member',
    share: 1,
    rows: `insert into member (id, email, email_verified_at, username, state, display_name, joined_at, last_seen_at)
      select ${MEMBER('n')}, lower(word1.word) || n || '@' || (array['gmail.com','outlook.com','example.org','mail.example','post.example'])[1 + n % 5], ${AT},
        word2.word || '-' || n, 'active',
        initcap(word1.word || ' ' || word2.word), ${AT}, ${AT}
      from (select n, ${PLACES(2)} from generate_series(1, $many) as n offset 0) as one ${WORDS(2)}`,
  },
  {
    table: 'former_username',
    share: 0.05,
    rows: `insert into former_username (username, member_id, held_until)
      select 'former-' || n, ${MEMBER('n')}, now() + interval '1 year' from generate_series(1, $many) as n`,
  },
  {
    table: 'member_ban',
    share: 0.05,
    rows: `insert into member_ban (member_id, reason, banned_by, banned_at, appeal_by, lifted_at)
      select ${MEMBER('n')}, 'As it says', 'system', ${AT}, ${AT}, now() from generate_series(1, $many) as n`,
  },
  {
    table: 'session',
    share: 0.5,
    rows: `insert into session (token_hash, member_id, started_at, seen_at, expires_at, proved_at, address, device, way)
      select md5(n::text), ${MEMBER('n')}, ${AT}, ${AT}, now() + interval '30 days', ${AT},
        '10.0.0.0'::inet + n, 'Firefox on Linux', 'password'
      from generate_series(1, $many) as n`,
  },
  {
    table: 'security_event',
    share: 0.5,
    rows: `insert into security_event (at, kind, actor, member_id, address, device, role)
      select ${AT}, 'auth.signed-in', 'member:' || ${MEMBER('n')}, ${MEMBER('n')}, '10.0.0.0'::inet + n, 'Firefox on Linux', 'member'
      from generate_series(1, $many) as n`,
  },
  {
    table: 'service',
    share: 0.3,
    rows: `insert into service (id, seller_id, slug, state, live_version_id, title, category_id, price_from_minor, delivery_days,
        created_at, changed_at, published_at)
      select ${ID('service', 'n')}, ${MEMBER('n')}, 'service-' || n, 'published', ${ID('version', 'n')}, ${TITLE},
        ${ID('category', 'n % 200')}, ${SUM}, 3, ${AT}, ${AT}, ${AT}
      from (select n, ${PLACES(3)} from generate_series(1, $many) as n offset 0) as one ${WORDS(3)}`,
  },
  {
    table: 'service_version',
    share: 0.3,
    rows: `insert into service_version (id, service_id, number, state, content, written_at, submitted_at, decided_at, decided_by)
      select live_version_id, id, 1, 'approved',
        jsonb_build_object('title', title, 'categoryId', category_id, 'about', repeat('What it is. ', 40)),
        created_at, created_at, created_at, 'system'
      from service`,
  },
  {
    table: 'project',
    share: 0.3,
    rows: `insert into project (id, owner_id, state, title, description, created_at, changed_at, submitted_at, opened_at, open_until, category_id)
      select ${ID('project', 'n')}, ${MEMBER('n')}, case when n % 20 = 0 then 'open' else 'expired' end, ${TITLE}, repeat('What it is. ', 20),
        ${AT}, ${AT}, ${AT}, ${AT}, ${AT} + interval '30 days', ${ID('category', 'n % 200')}
      from (select n, ${PLACES(3)} from generate_series(1, $many) as n offset 0) as one ${WORDS(3)}`,
  },
  {
    table: 'team',
    share: 0.3,
    rows: `insert into team (id, slug, name, headline, owner_id, people, started_at)
      select ${ID('team', 'n')}, 'team-' || n, initcap(word1.word || ' ' || word2.word), word2.word || ' and ' || word3.word, ${MEMBER('n')}, 2, ${AT}
      from (select n, ${PLACES(3)} from generate_series(1, $many) as n offset 0) as one ${WORDS(3)}`,
  },
  {
    table: 'team_member',
    share: 0.3,
    rows: `insert into team_member (team_id, member_id, role, joined_at)
      select id, owner_id, 'owner', started_at from team`,
  },
  {
    table: 'payment',
    share: 0.5,
    rows: `insert into payment (id, member_id, purpose, subject_id, amount, currency, provider, reference, return_to, state, created_at, next_look_at, ended_at)
      select ${ID('payment', 'n')}, ${MEMBER('n')}, 'checkout', ${ID('order', 'n')}::text, ${SUM}, 'USD', 'sandbox', 'pay_' || md5(n::text), '/', 'succeeded',
        ${AT}, ${AT}, ${AT}
      from generate_series(1, $many) as n`,
  },
  {
    table: 'purchase_order',
    share: 0.5,
    rows: `insert into purchase_order (id, buyer_id, form_key, state, currency, total_minor, payment_minor, payment_id, ordered_at, ended_at)
      select ${ID('order', 'n')}, ${MEMBER('n')}, ${ID('form', 'n')}, 'placed', 'USD', ${SUM}, ${SUM}, ${ID('payment', 'n')}, ${AT}, ${AT}
      from generate_series(1, $many) as n`,
  },
  {
    table: 'deal',
    share: 0.5,
    rows: `insert into deal (id, origin, state, buyer_id, seller_id, proposed_by, title, terms, fee_bearer, revisions_most, rules, order_id,
        proposed_at, accepted_at, changed_at, ended_at, outcome)
      select ${ID('deal', 'n')}, 'order', 'completed', ${MEMBER('n')}, ${MEMBER('n + 1')}, 'buyer', ${TITLE}, 'As it says', 'buyer', 2, '{}',
        ${ID('order', 'n')}, ${AT}, ${AT}, ${AT}, ${AT}, 'released'
      from (select n, ${PLACES(3)} from generate_series(1, $many) as n offset 0) as one ${WORDS(3)}`,
  },
  {
    table: 'milestone',
    share: 0.5,
    rows: `insert into milestone (deal_id, position, title, price_minor, days, state, revisions_left, funded_at, ended_at, earned_minor)
      select ${ID('deal', 'n')}, 1, 'All of it', ${SUM}, 3, 'released', 1, ${AT}, ${AT}, ${SUM}
      from generate_series(1, $many) as n`,
  },
  {
    table: 'payout',
    share: 0.3,
    rows: `insert into payout (id, member_id, amount, currency, state, method_id, method_kind, method_label, sealed, asked_at, decide_by, ended_at)
      select ${ID('payout', 'n')}, ${MEMBER('n')}, ${SUM}, 'USD', case when n % 100 = 0 then 'requested' else 'paid' end,
        ${ID('method', 'n')}, 'bank', 'IBAN ending 3000', '', ${AT}, ${AT}, ${AT}
      from generate_series(1, $many) as n`,
  },
  {
    table: 'ledger_account',
    share: 0.5,
    rows: `insert into ledger_account (kind, owner, may_be_negative, postings_count)
      select 'provider', 'bench-' || n, true, $many from generate_series(1, 2) as n`,
  },
  {
    table: 'ledger_transfer',
    share: 0.5,
    rows: `insert into ledger_transfer (kind, key, at, subject_kind, subject_id)
      select 'top-up', 'top-up:' || ${ID('payment', 'n')}, ${AT}, 'payment', ${ID('payment', 'n')}::text
      from generate_series(1, $many) as n`,
  },
  {
    table: 'ledger_posting',
    share: 0.5,
    rows: `insert into ledger_posting (account_id, number, transfer_id, amount, balance_after, kind, at)
      select account.id, n, n, side * (${SUM}), 0, 'top-up', ${AT}
      from generate_series(1, $many) as n, (values (1), (-1)) as sides(side)
      join ledger_account as account on account.owner = case side when 1 then 'bench-1' else 'bench-2' end`,
  },
]

export const filledTables = FILLS.map(({ table }) => table)
