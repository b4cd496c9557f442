export { companyInput } from './company-input.ts'
export {
  type Company,
  findCompany,
  findInvoiceParties,
  findInvoiceParty,
  type InvoiceParty,
} from './find-company.ts'
export { eraseCompany, exportCompany } from './own-data.ts'
export { saveCompany } from './save-company.ts'
