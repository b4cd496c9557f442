import type { MemberEdge } from '#app/edge.ts'
import { signInTask } from '#app/my/dashboard/sign-in-task.ts'
import type { TaskAction } from '#app/my/dashboard/task.ts'
import { findAccountToday, newDevice } from '#domain/accounts/index.ts'
import type { ShownNotification } from '#domain/notifications/index.ts'

/** What can be answered about a device that signed in, by the thing that its notifications are about; nothing once it was answered. */
export async function loadDeviceAnswers(
  { db, actor, viewer, clock }: MemberEdge,
  shown: readonly ShownNotification[],
): Promise<Record<string, TaskAction[]>> {
  const things = new Set(shown.filter(({ readAt }) => readAt === null).map(({ thing }) => thing))
  if (![...things].some((thing) => thing.startsWith(newDevice('')))) return {}
  const { newSignIns } = await findAccountToday(db, {
    memberId: actor.id,
    sessionId: viewer.sessionId,
    now: clock.now(),
  })
  const byThing = Map.groupBy(newSignIns, ({ device }) => newDevice(device))
  return Object.fromEntries(
    [...byThing]
      .filter(([thing]) => things.has(thing))
      .map(([thing, signIns]) => [
        thing,
        signInTask(signIns, viewer.timeZone).flatMap(({ action, otherwise }) =>
          otherwise ? [action, otherwise] : [action],
        ),
      ]),
  )
}
