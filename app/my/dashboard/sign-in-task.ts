import type { AccountToday } from '#domain/accounts/index.ts'
import { dayAndTime } from '../../shared/moments.ts'
import type { Task } from './task.ts'

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** All devices that signed in for the first time are one line, and wait: no deadline lifts them above what has money in it. */
export function signInTask(newSignIns: AccountToday['newSignIns'], timeZone: string): Task[] {
  const [first] = newSignIns
  if (!first) return []
  const sessionId = newSignIns.map((one) => one.sessionId).join(' ')
  const answer = { post: '/my', fields: { sessionId } }
  const mayRecognise = newSignIns.every((one) => one.mayRecognise)
  const elsewhere = mayRecognise ? '' : ' To say yes, answer from a device that you used before.'
  const look = { label: 'Look at them', to: '/my/account#sessions' }
  if (newSignIns.length > 1)
    return [
      {
        key: 'sign-ins',
        title: `${newSignIns.length} new devices signed in`,
        text: `${list.format(nameDevices(newSignIns, timeZone))}. Was it you?${elsewhere}`,
        ...(mayRecognise
          ? { action: { label: 'They were all me', intent: 'it-was-me', ...answer }, otherwise: look }
          : { action: look }),
      },
    ]
  const { device, address, at } = first
  const from = address ? ` from ${address}` : ''
  return [
    {
      key: 'sign-ins',
      title: `Was it you on ${device}?`,
      text: `A new device signed in on ${dayAndTime(at, timeZone)}${from}. If it was not you, say so: that device is signed out, and you choose a new password.${elsewhere}`,
      action: mayRecognise
        ? { label: 'It was me', about: `on ${device}`, intent: 'it-was-me', ...answer }
        : { ...look, label: 'Look at my sessions' },
      otherwise: { label: 'It was not me', about: `on ${device}`, intent: 'it-was-not-me', ...answer },
    },
  ]
}

/** Those of one name once: ten like it need no ten lines. */
function nameDevices(newSignIns: AccountToday['newSignIns'], timeZone: string): string[] {
  return [...Map.groupBy(newSignIns, ({ device }) => device)].map(([device, alike]) => {
    const latest = new Date(Math.max(...alike.map(({ at }) => at.getTime())))
    const often = alike.length > 1 ? `${alike.length} times, last ` : ''
    return `${device} (${often}${dayAndTime(latest, timeZone)})`
  })
}
