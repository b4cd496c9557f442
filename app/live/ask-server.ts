/**
 * What stands at an address, as data. Nothing when nobody answers, when the answer is cut off, or when the session has ended: a page
 * to sign in is no answer.
 */
export async function askServer<Answer>(address: string): Promise<Answer | undefined> {
  const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined)
  return answer?.ok ? ((await answer.json().catch(() => undefined)) as Answer | undefined) : undefined
}
