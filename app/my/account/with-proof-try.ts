import { spareTry } from '#app/shared/sign-in/spare-try.ts'
import type { MemberEdge } from '#app/edge.ts'
import { countProofTry, giveBackProofTry } from '#domain/accounts/index.ts'

/** Takes a try at a proof, in a transaction of its own, for what finds out whether it is right. */
export async function withProofTry<Result>(edge: MemberEdge, prove: () => Promise<Result>): Promise<Result> {
  const { actor, settings, transaction } = edge
  await transaction((tx) => countProofTry(tx, actor, settings))
  return spareTry(edge, (tx) => giveBackProofTry(tx, actor.id, settings), prove)
}
