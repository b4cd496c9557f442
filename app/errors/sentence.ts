export type Side = 'server' | 'client'

/** What the generic error screen says, word for word as support knows it. */
export function applicationErrorSentence(side: Side, host: string): string {
  const where = side === 'server' ? 'server logs' : 'browser console'
  return `Application error: a ${side}-side exception has occurred while loading ${host} (see the ${where} for more information).`
}

/** What an error says may be a line of a log too, which has no full stop. */
export function asSentence(message: string | undefined): string | undefined {
  return message === undefined || /[.!?]$/.test(message) ? message : `${message}.`
}
