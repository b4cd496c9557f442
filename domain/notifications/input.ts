import { z } from 'zod'

const number = z.coerce.number().int().min(1).max(999_999_999)
const THING_MOST = 300

export const oneInput = z.object({ number })
export const thingInput = z.object({ thing: z.string().min(1).max(THING_MOST) })
/** All that were shown; what came meanwhile stays new. */
export const upToInput = z.object({ upTo: number })

/** Kinds of letters that are ticked. */
export const lettersInput = z.object({ on: z.array(z.string().max(40)).max(50).default([]) })
