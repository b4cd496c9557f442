import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { decideReport, sendReport } from '#domain/reports/index.ts'
import { liftSuspension, suspendTeam } from '#domain/teams/index.ts'
import { team } from '#domain/teams/schema.server.ts'
import { studios } from '#domain/teams/testing-places.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { decideAppeal, decisionIdOf, sendAppeal } from './index.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const database = await testDatabase({ clock })
const { db, transaction } = database
const { founded, person } = studios(database)
const admin = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
const words = { appeal: 'Nobody of us has written any of that.', files: [] }

type Studio = Awaited<ReturnType<typeof founded>>
const suspend = ({ teamId }: Studio, reason: string) =>
  transaction((tx) => suspendTeam(tx, admin, { teamId, reason, until: undefined }, context))
const teamOf = async ({ teamId }: Studio) => (await db.select().from(team).where(eq(team.id, teamId)))[0]
const appeal = ({ owner, teamId }: Studio) =>
  transaction((tx) =>
    sendAppeal(tx, owner, { kind: 'team', decisionId: decisionIdOf(teamId, clock.now()), ...words }, context),
  )

test('an appeal gives a team back, and never from a suspension that was decided since', async () => {
  const [once, twice] = [await founded(), await founded()]
  for (const studio of [once, twice]) await suspend(studio, 'It sells what is not its own')
  const sent = [await appeal(once), await appeal(twice)] as const
  clock.set(addDays(start, 1))
  await transaction((tx) =>
    liftSuspension(tx, admin, { teamId: twice.teamId, reason: 'It was looked at' }, context),
  )
  await suspend(twice, 'It took money and sent nothing')
  for (const { number } of sent)
    await transaction((tx) =>
      decideAppeal(tx, admin, { number, outcome: 'lifted', reason: 'They showed it', days: 3 }, context),
    )
  clock.set(start)
  expect((await teamOf(once))?.state).toBe('active')
  expect(await teamOf(twice)).toMatchObject({
    state: 'suspended',
    suspendedReason: 'It took money and sent nothing',
  })
})

test('a team that a report took down is appealed as that case, and not once more as a team', async () => {
  const studio = await founded()
  const reporter = await person()
  const { number } = await transaction((tx) =>
    sendReport(tx, reporter, {
      kind: 'team',
      thingId: studio.teamId,
      reason: 'copied',
      text: 'Those are my works',
      pictures: [],
    }),
  )
  const decision = {
    number,
    decision: 'take-down',
    rule: 'copied',
    words: 'They are not theirs',
    days: 7,
  } as const
  await transaction((tx) => decideReport(tx, admin, decision, context))
  await expect(appeal(studio)).rejects.toBeInstanceOf(NotFound)
  const decisionId = decisionIdOf(String(number), start)
  await transaction((tx) => sendAppeal(tx, studio.owner, { kind: 'case', decisionId, ...words }, context))
})
