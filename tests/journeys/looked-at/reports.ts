import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { context } from '#domain/accounts/testing-account.ts'
import type { MemberActor } from '#domain/actor.ts'
import { sendAppeal } from '#domain/appeals/index.ts'
import { decideDispute } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair } from '#domain/deals/testing.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { decideReport, sendReport } from '#domain/reports/index.ts'
import { report } from '#domain/reports/schema.server.ts'
import { hashToken, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import type { Names } from '../../routes/things-of-member.ts'

/** A report of the member's that waits, two decisions about works of theirs, of which one is appealed against, and one about a deal. */
export async function makeReportsOf(tx: Transaction, actor: MemberActor): Promise<Names> {
  const { id: thingId } = await makeMember(tx, { displayName: 'Piotr Walny' })
  const text = 'He asked me to pay to his card before the work begins.'
  const said = { kind: 'member', thingId, reason: 'outside', text, pictures: [] } as const
  const { number } = await sendReport(tx, actor, said)
  const [decided, appealed] = [await takeWorkOf(tx, actor), await takeWorkOf(tx, actor)]
  const appeal = 'The drawing is my own: the sketches of it are among the files of the deal.'
  await sendAppeal(tx, actor, { kind: 'case', decisionId: appealed, appeal, files: [] }, context)
  return {
    reportedCase: String(number),
    decidedCase: decided,
    appealedCase: appealed,
    decidedDispute: await decideDisputeOf(tx, actor),
  }
}

/** Half of what they sold was earned, an administrator says. */
async function decideDisputeOf(tx: Transaction, seller: MemberActor): Promise<string> {
  const { disputeId, ...which } = await aDispute(tx, { ...(await aPair(tx)), seller })
  await decideDispute(tx, actorOf(await makeMember(tx, { role: 'admin' })), {
    ...which,
    earnedMinor: minor(5_000),
    fault: 'both',
    reasons: 'The terms name both sides of the sign, and one was painted.',
  })
  return disputeId
}

async function takeWorkOf(tx: Transaction, owner: MemberActor): Promise<string> {
  const { workId: thingId } = await makeWork(tx, owner)
  const text = 'I drew this two years ago; the first sketch is on my page.'
  const said = { kind: 'work', thingId, reason: 'copied', text, pictures: [] } as const
  const { number } = await sendReport(tx, actorOf(await makeMember(tx)), said)
  const moderator = actorOf(await makeMember(tx, { role: 'moderator' }))
  const words = 'The same drawing was shown elsewhere before, under another name.'
  await decideReport(
    tx,
    moderator,
    { number, decision: 'take-down', rule: 'copied', words, days: 7 },
    context,
  )
  return String(number)
}

/** The link of an e-mail that asks a visitor whether it was they who reported something. */
export async function makeReportLink(tx: Transaction): Promise<string> {
  const { id: thingId, username } = await makeMember(tx, { displayName: 'Piotr Walny' })
  const token = makeToken()
  await tx.db.insert(report).values({
    kind: 'member',
    thingId,
    email: 'passing.by@example.org',
    linkHash: hashToken(token),
    reason: 'outside',
    text: '',
    at: tx.now,
    snapshot: {
      title: 'Piotr Walny',
      ownerId: thingId,
      path: `/user/${username}`,
      isShown: true,
      texts: [],
      pictureIds: [],
    },
  })
  return token
}
