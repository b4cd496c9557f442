import { companyInput } from './company-input.ts'

/** Legal details as a member types them. */
export const typedCompany = {
  kind: 'company',
  legalName: 'Harbour Works GmbH',
  country: 'DE',
  street: 'Am Kai 4',
  postalCode: '20457',
  city: 'Hamburg',
  registrationNumber: 'HRB 12345',
  taxNumber: '',
  vatNumber: 'de 123 456 789',
}

/** The same as they are read. */
export const someCompany = (given: object = {}) => companyInput.parse({ ...typedCompany, ...given })
