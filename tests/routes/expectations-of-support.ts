import { alone, type Answer, type Answers, type Expectation, noForm, open, toLogin } from './audiences.ts'

/** A ticket of the member's: it is not there for anyone else, nor for who looks as them. */
const asker = (address: string, own: Answer): Answers => ({
  everyone: 404,
  visitor: toLogin(address),
  member: own,
})

export const expectationsOfSupport: Record<string, Expectation> = {
  '/support/new': open('/support/new', { everyone: 400 }),
  '/support/suggest': open('/support/suggest'),
  // Whether there is such a ticket is told to nobody; its member is led to where it stands.
  '/support/tickets/:number': {
    address: '/support/tickets/{ticket}',
    get: { everyone: 200, member: '/my/support/{ticket}' },
    post: { everyone: 400 },
  },
  '/support/tickets/:number/files/:fileId': {
    address: '/support/tickets/{ticket}/files/{id}',
    get: { everyone: 404 },
    post: noForm,
  },
  '/my/support': alone('/my/support'),
  '/my/support/:number': {
    address: '/my/support/{ticket}',
    get: asker('/my/support/{ticket}', 200),
    post: asker('/my/support/{ticket}', 400),
  },
  '/my/support/:number/files/:fileId': {
    address: '/my/support/{ticket}/files/{id}',
    get: asker('/my/support/{ticket}/files/{id}', 404),
    post: noForm,
  },
}
