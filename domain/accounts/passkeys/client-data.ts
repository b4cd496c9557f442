import { z } from 'zod'

const clientData = z.object({ challenge: z.string().min(1), crossOrigin: z.boolean().optional() })

/** The question that a browser says it answers. Nothing where it can't be read, or was asked in a frame of another site. */
export function challengeIn(clientDataJson: string): string | undefined {
  try {
    const read = clientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()))
    return read.crossOrigin ? undefined : read.challenge
  } catch {
    return undefined
  }
}
