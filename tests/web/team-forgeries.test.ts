import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import {
  acceptInvitation,
  proposeShares,
  removePerson,
  startTeam,
  withdrawShares,
} from '#domain/teams/index.ts'
import { aPlace, context } from '#domain/teams/testing-places.ts'
import { openSharedServer } from '../server/shared-server.ts'
import { newAddress, type TestServer } from '../server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

type Pairs = readonly (readonly [name: string, value: string])[]

/** Somebody new, and what the server answers to a form of theirs. */
async function someone() {
  const { actor, token } = await server.transaction(async (tx) => {
    const made = await makeMember(tx)
    return { actor: actorOf(made), token: (await makeSession(tx, made.id)).token }
  })
  const send = async (path: string, pairs: Pairs): Promise<number> => {
    const answer = await fetch(server.web.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'X-Forwarded-For': newAddress(), Cookie: `__Host-session=${token}` },
      body: new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])),
    })
    await answer.text()
    return answer.status
  }
  return { actor, id: actor.id, send }
}

/** An owner with 60 %, a member with 40 %, and an open place. */
async function aStudio() {
  const [owner, mate] = [await someone(), await someone()]
  const made = await server.transaction(async (tx) => {
    const name = `Studio ${owner.id.slice(0, 8)}`
    const { teamId, slug } = await startTeam(tx, owner.actor, { name })
    const { token } = await aPlace(tx, owner.actor, teamId, { basisPoints: 4_000 })
    await acceptInvitation(tx, mate.actor, { token }, context)
    const { invitationId } = await aPlace(tx, owner.actor, teamId)
    return { teamId, slug, invitationId }
  })
  return { owner, mate, ...made }
}

/** Everything of a team that could be changed, in words. */
async function lookAt(teamId: string): Promise<unknown> {
  const { rows } = await server.transaction((tx) =>
    tx.db.execute(sql`
      select to_jsonb(team) as team,
        (select jsonb_agg(to_jsonb(one) order by one.member_id) from team_member as one where team_id = team.id) as people,
        (select jsonb_agg(to_jsonb(one) order by one.number) from team_division as one where team_id = team.id) as divisions,
        (select jsonb_agg(to_jsonb(one) order by one.number, one.member_id) from team_share as one where team_id = team.id) as shares,
        (select jsonb_agg(to_jsonb(one) order by one.id) from team_invitation as one where team_id = team.id) as invitations
      from team where id = ${teamId}::uuid`),
  )
  return rows
}

const isRefused = (status: number) => status >= 400 && status < 500

/** Each of these is refused in words, and the team stays as it was. */
async function expectRefused(
  teamId: string,
  send: (pairs: Pairs) => Promise<number>,
  forms: readonly Pairs[],
): Promise<void> {
  const before = await lookAt(teamId)
  for (const form of forms) expect([form, isRefused(await send(form))]).toEqual([form, true])
  expect(await lookAt(teamId)).toEqual(before)
}

const formsAbout = ({ mate, invitationId }: Awaited<ReturnType<typeof aStudio>>): Pairs[] => [
  [
    ['intent', 'remove'],
    ['memberId', mate.id],
  ],
  [
    ['intent', 'role'],
    ['memberId', mate.id],
    ['role', 'manager'],
  ],
  [
    ['intent', 'offer'],
    ['memberId', mate.id],
  ],
  [
    ['intent', 'take-back'],
    ['invitationId', invitationId],
  ],
  [
    ['intent', 'renew'],
    ['invitationId', invitationId],
  ],
]

test('whoever is in no team, or in another, changes nothing of a team by its ids or its name', async () => {
  const [studio, other, outsider] = [await aStudio(), await aStudio(), await someone()]
  const { teamId, slug } = studio
  const whole: Pairs[] = [
    ...formsAbout(studio),
    [['intent', 'dissolve']],
    [['intent', 'leave']],
    [['intent', 'take-over']],
    [
      ['intent', 'agree'],
      ['number', '1'],
    ],
    [
      ['intent', 'invite'],
      ['to', ''],
      ['role', 'member'],
      ['share', '1'],
    ],
  ]
  await expectRefused(teamId, (form) => outsider.send(`/team/people?of=${slug}`, form), whole)
  // Whoever has no team is led to what teams are.
  const untouched = await lookAt(teamId)
  for (const form of formsAbout(studio)) await outsider.send('/team/people', form)
  expect(await lookAt(teamId)).toEqual(untouched)
  await expectRefused(teamId, (form) => other.owner.send(`/team/people?of=${slug}`, form), whole)
  const before = await lookAt(other.teamId)
  await expectRefused(
    teamId,
    (form) => other.owner.send(`/team/people?of=${other.slug}`, form),
    formsAbout(studio),
  )
  expect(await lookAt(other.teamId)).toEqual(before)
})

test('a member has no form of an owner’s, and who was removed none at all on a page that is still open', async () => {
  const studio = await aStudio()
  const { owner, mate, teamId, slug } = studio
  const asMate = (form: Pairs) => mate.send(`/team?of=${slug}`, form)
  const shares: Pairs = [
    ['intent', 'shares'],
    [`share-${owner.id}`, '1'],
    [`share-${mate.id}`, '99'],
  ]
  await expectRefused(teamId, asMate, [...formsAbout(studio), shares, [['intent', 'dissolve']]])
  await server.transaction((tx) => removePerson(tx, owner.actor, { teamId, memberId: mate.id }))
  await expectRefused(teamId, asMate, [
    [
      ['intent', 'craft'],
      ['craft', 'Still here'],
    ],
    [['intent', 'leave']],
    [
      ['intent', 'agree'],
      ['number', '2'],
    ],
    shares,
  ])
})

test('shares that are no whole are refused, however they are written and however often', async () => {
  const { owner, mate, teamId, slug } = await aStudio()
  const outsider = await someone()
  const [mine, theirs] = [`share-${owner.id}`, `share-${mate.id}`]
  const written: Pairs[] = [
    [
      [mine, '60'],
      [theirs, '41'],
    ],
    [
      [mine, '60'],
      [theirs, '39.99'],
    ],
    [
      [mine, '110'],
      [theirs, '-10'],
    ],
    [
      [mine, '1e9'],
      [theirs, '0'],
    ],
    [
      [mine, 'NaN'],
      [theirs, '40'],
    ],
    [
      [mine, 'Infinity'],
      [theirs, '0'],
    ],
    [
      [mine, '100.000'],
      [theirs, '0'],
    ],
    [
      [mine, '0x64'],
      [theirs, '0'],
    ],
    [
      [mine, ''],
      [theirs, '100'],
    ],
    [[mine, '100']],
    [
      [mine, '50'],
      [mine, '50'],
    ],
    [
      [mine, '50'],
      [theirs, '25'],
      [theirs, '25'],
    ],
    [
      [mine, '50'],
      [theirs, '50'],
      [theirs, '0'],
    ],
    [
      [mine, '50'],
      [`share-${outsider.id}`, '50'],
    ],
    [
      [mine, '50'],
      [theirs, '25'],
      [`share-${outsider.id}`, '25'],
    ],
    [],
  ]
  const send = (form: Pairs) => owner.send(`/team?of=${slug}`, [['intent', 'shares'], ...form])
  await expectRefused(teamId, send, written)
})

test('who agrees in a window that shows an older proposal agrees to nothing', async () => {
  const { owner, mate, teamId, slug } = await aStudio()
  const propose = (ofMate: number) =>
    server.transaction((tx) =>
      proposeShares(tx, owner.actor, {
        teamId,
        shares: [
          { memberId: owner.id, basisPoints: 10_000 - ofMate },
          { memberId: mate.id, basisPoints: ofMate },
        ],
      }),
    )
  const first = await propose(3_900)
  await server.transaction((tx) => withdrawShares(tx, owner.actor, { teamId, number: first.number }))
  const second = await propose(100)
  const numbers = [String(first.number), '1', '0', '-1', '1e9', '2147483648', '9007199254740991', 'NaN', '']
  await expectRefused(
    teamId,
    (form) => mate.send(`/team?of=${slug}`, form),
    numbers.map((number): Pairs => [
      ['intent', 'agree'],
      ['number', number],
    ]),
  )
  expect(
    await mate.send(`/team?of=${slug}`, [
      ['intent', 'agree'],
      ['number', String(second.number)],
    ]),
  ).toBe(302)
})
