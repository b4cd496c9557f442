import { expect } from '@playwright/test'
import type { Look } from './catalogue.ts'
import { aPicture } from './pictures.ts'

/** States that no address leads to: what is done on the screen first. */
export const states: readonly Look[] = [
  {
    route: '/my/login',
    address: '/my/login',
    who: 'visitor',
    named: 'shut for a while',
    does: async (page, { login = '' }) => {
      const form = { intent: 'password', login, password: 'not the password', next: '/my' }
      for (let time = 0; time < 5; time++) await page.request.post('/my/login', { form })
      await page.getByLabel('E-mail or username').fill(login)
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.locator('main')).toContainText('Too many wrong tries')
    },
  },
  {
    route: '/my/otp',
    address: '/@quay/login',
    who: 'visitor',
    named: 'a code that was sent',
    does: async (page, { coded = '' }) => {
      await page.getByLabel('E-mail or username').fill(coded)
      await page.getByRole('button', { name: /Send me a code/ }).click()
      await expect(page).toHaveURL(/\/my\/otp\?brand=quay/)
      await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
    },
  },
  {
    route: '/my/orders/:id',
    address: '/my/orders/{onItsWay}',
    who: 'member',
    named: 'its payment is on its way',
    does: async (page) => {
      await expect(page.locator('main')).toContainText('do not pay again')
    },
  },
  {
    route: '/ai',
    address: '/ai',
    who: 'visitor',
    named: 'a brief',
    does: async (page) => {
      await page.getByRole('button', { name: /^A logo for our small bakery/ }).click()
      await expect(page.getByRole('button', { name: 'Post as a project' })).toBeVisible()
    },
  },
  {
    route: '/about',
    address: '/about',
    who: 'visitor',
    named: 'suggestions',
    does: async (page) => {
      await page.getByRole('searchbox').first().focus()
      await expect(page.getByRole('combobox').first()).toBeVisible()
      await page.keyboard.type('zeppelin')
      await expect(
        page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first(),
      ).toBeVisible()
    },
  },
  {
    route: '/search',
    address: '/search',
    who: 'member',
    named: 'a kept search that is renamed',
    does: async (page) => {
      await page.getByText('Rename').first().click()
      await expect(page.getByRole('textbox', { name: 'Name of the search' })).toBeVisible()
    },
  },
  {
    route: '/my/services/new',
    address: '/my/services/new',
    who: 'member',
    named: 'helped with',
    does: async (page) => {
      await page
        .getByRole('textbox', { name: 'Title' })
        .fill('I WILL DRAW THE BEST INK PORTRAIT OF YOUR DOG!')
      await page.getByRole('button', { name: 'Help me write' }).click()
      await page.getByRole('button', { name: 'Use this for Title' }).click()
      await expect(page.getByRole('button', { name: 'Put mine back for Title' })).toBeVisible()
    },
  },
  {
    route: '/my/projects/:id',
    address: '/my/projects/new',
    who: 'member',
    named: 'a brief of notes',
    does: async (page) => {
      await page
        .getByLabel('Description')
        .fill(
          'I need a sign of oak for my bakery. It should be read from afar. Write to me at a@example.org.',
        )
      await page.getByRole('button', { name: 'Make a brief of my notes' }).click()
      await expect(page.locator('.advice-proposals')).toBeVisible()
    },
  },
  {
    route: '/my/account',
    address: '/my/account',
    who: 'member',
    named: 'a portrait',
    does: async (page) => {
      await page.getByLabel('Portrait').setInputFiles(await aPicture('me.jpg', '#a63', 400, 400))
      await page.getByRole('button', { name: 'Add the portrait' }).click()
      await expect(page.locator('#profile')).toContainText('Your portrait is changed')
    },
  },
  {
    route: '/my/balance',
    address: '/my/balance?top-up=4',
    who: 'member',
    named: 'refused',
    does: async (page) => {
      await page.getByLabel('Amount').fill('4')
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await expect(page.locator('main')).toContainText('from $5.00 to $10,000.00')
    },
  },
  {
    route: '/my/balance',
    address: '/my/balance',
    who: 'member',
    named: 'an opened line',
    does: async (page) => {
      await page.getByRole('link', { name: 'You paid in' }).first().click()
      await expect(page.locator('.slip')).toContainText('Sums to zero')
    },
  },
  {
    route: '/my/pro',
    address: '/my/pro',
    who: 'member',
    named: 'being tried',
    does: async (page) => {
      await page.getByRole('button', { name: 'Start 7 free days' }).first().click()
      await expect(page.getByRole('heading', { name: /^PRO is yours to try/ })).toBeVisible()
    },
  },
  {
    route: '/my/pro',
    address: '/my/pro',
    who: 'administrator',
    named: 'cancelled',
    does: async (page) => {
      await page.getByRole('button', { name: /^Cancel PRO on/ }).click()
      await expect(page.getByRole('heading', { name: /^PRO ends on/ })).toBeVisible()
    },
  },
  {
    route: '/my/company',
    address: '/my/company',
    who: 'newcomer',
    named: 'refused',
    does: async (page) => {
      await page.getByRole('radio', { name: 'A company' }).check()
      await page.getByLabel('Legal name').fill('Harbour Works GmbH')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.locator('main')).toContainText('City: fill this in')
    },
  },
  {
    route: '/my/favorites',
    address: '/my/favorites?list={list}',
    who: 'member',
    named: 'a list that is renamed',
    does: async (page) => {
      await page.getByText('Edit this list').click()
      await expect(page.getByLabel('New name')).toBeVisible()
    },
  },
  {
    route: '/my/portfolio/new',
    address: '/my/portfolio/new',
    who: 'member',
    named: 'with pictures',
    does: async (page) => {
      const pictures = [await aPicture('a.jpg', '#a63'), await aPicture('b.jpg', '#36a')]
      await page.locator('input[type=file]').setInputFiles(pictures)
      await expect(page.getByLabel(/^Picture 2: what it shows/)).toBeVisible()
    },
  },
  {
    route: '/deals/:id',
    address: '/deals/{settling}?do=offer&m={settlingPart}',
    who: 'member',
    named: 'an offer with its sums',
    does: async (page) => {
      await page.getByLabel('How much was earned').fill('33.33')
      await expect(page.locator('.step-sum .sum')).toContainText('$66.67')
    },
  },
  {
    route: '/admin/market/categories',
    address: '/admin/market/categories?category={categoryId}',
    who: 'administrator',
    named: 'one that is renamed',
    does: async (page) => {
      await page.getByText('Rename and describe').click()
      await expect(page.getByLabel('Title')).toBeVisible()
    },
  },
]
