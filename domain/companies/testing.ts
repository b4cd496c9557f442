import { companyInput } from './company-input.ts'

/** Legal details as a member types them. */
export const someCompany = (given: object = {}) =>
  companyInput.parse({
    kind: 'company',
    legalName: 'Harbour Works GmbH',
    country: 'DE',
    street: 'Am Kai 4',
    postalCode: '20457',
    city: 'Hamburg',
    registrationNumber: 'HRB 12345',
    taxNumber: '',
    vatNumber: 'DE123456789',
    ...given,
  })
