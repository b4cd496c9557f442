import {
  Conflict,
  type ExpectedError,
  Forbidden,
  Invalid,
  NotFound,
  TooManyRequests,
} from '#platform/errors/errors.ts'

/** Which refusals a person can mend, or must know of, where they typed; any other has a screen of its own. */
export type Mends = (error: ExpectedError) => boolean

const oneOf =
  (...kinds: readonly (abstract new (...given: never[]) => ExpectedError)[]): Mends =>
  (error) =>
    kinds.some((kind) => error instanceof kind)

export const mendsRules = oneOf(Invalid, Conflict, Forbidden)
export const mendsTooMany = oneOf(Invalid, Conflict, Forbidden, TooManyRequests)
export const mendsChanges = oneOf(Invalid, Conflict)
export const mendsConflicts = oneOf(Conflict)
export const mendsNothing: Mends = () => false
/** Everything but that the thing is not there. */
export const mendsAllFound: Mends = (error) => !(error instanceof NotFound)
