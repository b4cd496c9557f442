import { type Answer, type Expectation, noForm, toLogin } from './audiences.ts'

/** A screen of messages: it is not there for a banned member, nor for one who only looks as the member. */
const readersOnly = (address: string, post: Answer = 405): Expectation => {
  const closed = {
    banned: 404,
    'administrator, banned': 404,
    'administrator looking as the member': 404,
  } as const
  return {
    address,
    get: { everyone: 200, visitor: toLogin(address), ...closed },
    post: { everyone: post, ...(post === 405 ? {} : { visitor: toLogin(address), ...closed }) },
  }
}

/** A conversation of the member's: it is not there for anyone else, whatever they administer. */
const talkersOnly = (
  address: string,
  { get = 200, post = 405 }: { get?: Answer; post?: Answer } = {},
): Expectation => ({
  address,
  get: { everyone: 404, visitor: toLogin(address), member: get },
  post: post === 405 ? noForm : { everyone: 404, visitor: toLogin(address), member: post },
})

export const expectationsOfMessages: Record<string, Expectation> = {
  '/my/messages': readersOnly('/my/messages'),
  '/my/messages/settings': readersOnly('/my/messages/settings', 400),
  '/my/messages/unread': readersOnly('/my/messages/unread'),
  // Without somebody to write to there is nothing to write.
  '/my/messages/new': {
    address: '/my/messages/new',
    get: { everyone: 404, visitor: toLogin('/my/messages/new') },
    post: { everyone: 404, visitor: toLogin('/my/messages/new') },
  },
  '/my/messages/:id': talkersOnly('/my/messages/{conversation}', { post: 400 }),
  '/my/messages/:id/report/:number': talkersOnly('/my/messages/{conversation}/report/2', { post: 400 }),
  '/my/messages/:id/live': talkersOnly('/my/messages/{conversation}/live', { post: 400 }),
  '/my/messages/:id/words': {
    ...talkersOnly('/my/messages/{conversation}/words', { post: 400 }),
    get: { everyone: 405 },
  },
  '/my/messages/:id/files/:fileId': {
    address: '/my/messages/{conversation}/files/{id}',
    get: { everyone: 404 },
    post: noForm,
  },
}
