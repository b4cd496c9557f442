import { expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { readProviders } from './providers.ts'

const google = {
  OIDC_GOOGLE_ISSUER: 'https://accounts.google.com',
  OIDC_GOOGLE_CLIENT_ID: 'abc',
  OIDC_GOOGLE_CLIENT_SECRET: 'very secret',
  OIDC_GOOGLE_NAME: 'Google',
}

function problemsOf(environment: Record<string, string>): string {
  try {
    readProviders(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  throw new Error('The environment was accepted')
}

test('without the variable there are no providers', () => {
  expect(readProviders({})).toEqual([])
  expect(readProviders({ OIDC_PROVIDERS: ' , ' })).toEqual([])
})

test('each named provider is read, in the order in which they are named', () => {
  const environment = {
    ...google,
    OIDC_PROVIDERS: 'my-company, google',
    OIDC_MY_COMPANY_ISSUER: 'http://localhost:4000/tenant',
    OIDC_MY_COMPANY_CLIENT_ID: 'hall',
    OIDC_MY_COMPANY_CLIENT_SECRET: 'hush',
    OIDC_MY_COMPANY_NAME: 'My company',
  }
  expect(readProviders(environment)).toEqual([
    {
      id: 'my-company',
      name: 'My company',
      issuer: 'http://localhost:4000/tenant',
      clientId: 'hall',
      clientSecret: 'hush',
    },
    {
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'abc',
      clientSecret: 'very secret',
    },
  ])
})

test('what is missing is said all at once, by the name of its variable', () => {
  const message = problemsOf({ OIDC_PROVIDERS: 'google' })
  for (const suffix of ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET', 'NAME']) {
    expect(message).toContain(`OIDC_GOOGLE_${suffix}: set it`)
  }
})

test.each(['accounts.google.com', 'http://accounts.google.com', 'ftp://a.example', 'https://a.example/?b'])(
  'an issuer at %s is refused',
  (address) => {
    const message = problemsOf({ ...google, OIDC_PROVIDERS: 'google', OIDC_GOOGLE_ISSUER: address })
    expect(message).toContain('OIDC_GOOGLE_ISSUER: write the address of the issuer')
  },
)

test('a name that could not stand in an address, or stands there twice, is refused', () => {
  expect(problemsOf({ OIDC_PROVIDERS: 'Google!' })).toContain('OIDC_PROVIDERS: "Google!" is no name')
  expect(problemsOf({ ...google, OIDC_PROVIDERS: 'google,google' })).toContain('google is named twice')
})

test('a secret never stands in what is said', () => {
  const message = problemsOf({ ...google, OIDC_PROVIDERS: 'google', OIDC_GOOGLE_ISSUER: 'nowhere' })
  expect(message).not.toContain('very secret')
})
