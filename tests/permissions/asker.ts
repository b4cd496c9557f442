import type { Actor } from '#domain/actor.ts'
import type { Person } from './people.ts'
import type { Cast, Participant } from './scene.ts'

/** Who asks, and can become somebody else between two calls of what was staged once. */
export type Asker = {
  actor: Actor
  /** What is the asker's own; a visitor, who has nothing, brings what is Ann's. */
  mine(): Participant
  /** Whether the stage depends on who asks: it was set up for this person alone. */
  wasLookedAt(): boolean
  become(person: Person, actor: Actor): void
}

export function openAsker(cast: Cast, first: Person): Asker {
  let [is, owner] = [cast.asActor(first), first]
  let isLookedAt = false
  const now = (): Actor => {
    isLookedAt = true
    return is
  }
  const actor = new Proxy({} as Actor, {
    get: (_, key) => Reflect.get(now(), key),
    has: (_, key) => Reflect.has(now(), key),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor({ ...now() }, key),
  })
  return {
    actor,
    mine() {
      isLookedAt = true
      return cast.participants.get(owner) ?? cast.of('Ann')
    },
    wasLookedAt: () => isLookedAt,
    become: (person, actor) => void ([owner, is] = [person, actor]),
  }
}
