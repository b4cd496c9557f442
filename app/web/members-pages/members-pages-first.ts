import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '#app/services.ts'
import type { RequestListener } from '#platform/http/listen.ts'
import type { KnownMembers } from '../admission/known-members.ts'
import { type SocketAnswers, socketAnswers } from '../answer-on-socket.ts'
import { pathOf } from '../key-of-incoming.ts'
import type { AskedAddress } from '../page-request.ts'
import { tokenFrom } from '../session-cookie.ts'
import type { MembersPages } from './members-pages.ts'
import { noteMember } from './noted-member.ts'
import type { ReadMember } from './read-member.ts'
import { asksForSharedPage } from './shared-paths.ts'

type Parts = { pages: MembersPages; read: ReadMember; members: KnownMembers }

/**
 * Answers pages that members share straight from the socket, as those of visitors are. Only whose session was good in this process before
 * is read here: a cookie that anyone can write takes the way on which whoever is too many is refused first.
 */
export function membersPagesFirst(
  services: Services,
  { pages, read, members }: Parts,
  otherwise: RequestListener,
): RequestListener {
  const answers = socketAnswers(services)

  return (incoming, outgoing) => {
    const asked = asksFor(services, members, incoming)
    if (!asked) return otherwise(incoming, outgoing)
    const goOn = () => otherwise(incoming, outgoing)
    // What goes wrong here goes wrong there once more, and is told of there.
    answer(asked, { incoming, outgoing, answers }).then((isAnswered) => isAnswered || goOn(), goOn)
  }

  async function answer(asked: AskedAddress, at: At): Promise<boolean> {
    const startedAt = performance.now()
    const member = await read(asked)
    const found = member && (await pages.find(asked, member))
    if (!found) {
      if (member) noteMember(at.incoming, member)
      return false
    }
    at.answers.send(found.page, { ...at, startedAt, filling: found.filling })
    return true
  }
}

type At = { incoming: IncomingMessage; outgoing: ServerResponse; answers: SocketAnswers }

function asksFor(
  services: Pick<Services, 'settings'>,
  members: KnownMembers,
  { method, url = '/', headers }: IncomingMessage,
): AskedAddress | undefined {
  // No address has a #, and it would be read as part of the query.
  if (method !== 'GET' || url.includes('#') || services.settings.current().maintenance) return undefined
  const token = tokenFrom(headers.cookie)
  if (token === undefined || !members.has(token)) return undefined
  const path = pathOf(url)
  const asked = {
    host: headers.host ?? '',
    path,
    search: url.slice(path.length),
    cookies: headers.cookie,
    language: headers['accept-language'],
  }
  return asksForSharedPage(asked) ? asked : undefined
}
