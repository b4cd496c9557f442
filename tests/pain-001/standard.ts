/**
 * The message pain.001.001.09 as ISO 20022 has it, written down from the standard and not from what we write: for each type
 * its elements in their order, how often each may come and of which type it is. Types that a payout never needs (addresses,
 * cheques, taxes …) are named where they may stand, but not described: `anything` is an element whose inside is not judged.
 */
type Times = '1' | '?' | '*' | '+' | '0..2' | '0..10'
export type Part = readonly [name: string, times: Times, type: string]
export type Sequence = { parts: readonly Part[]; isChoice?: boolean }

const sequence = (table: string, isChoice = false): Sequence => ({
  isChoice,
  parts: table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/) as unknown as Part),
})
const choice = (table: string) => sequence(table, true)

export const sequences: Readonly<Record<string, Sequence>> = {
  Document: sequence('CstmrCdtTrfInitn 1 CustomerCreditTransferInitiationV09'),
  CustomerCreditTransferInitiationV09: sequence(`
    GrpHdr 1 GroupHeader85
    PmtInf + PaymentInstruction30
    SplmtryData * anything`),
  GroupHeader85: sequence(`
    MsgId 1 Max35Text
    CreDtTm 1 ISODateTime
    Authstn 0..2 anything
    NbOfTxs 1 Max15NumericText
    CtrlSum ? DecimalNumber
    InitgPty 1 PartyIdentification135
    FwdgAgt ? BranchAndFinancialInstitutionIdentification6
    InitnSrc ? anything`),
  PaymentInstruction30: sequence(`
    PmtInfId 1 Max35Text
    PmtMtd 1 PaymentMethod3Code
    BtchBookg ? BatchBookingIndicator
    NbOfTxs ? Max15NumericText
    CtrlSum ? DecimalNumber
    PmtTpInf ? PaymentTypeInformation26
    ReqdExctnDt 1 DateAndDateTime2Choice
    PoolgAdjstmntDt ? ISODate
    Dbtr 1 PartyIdentification135
    DbtrAcct 1 CashAccount38
    DbtrAgt 1 BranchAndFinancialInstitutionIdentification6
    DbtrAgtAcct ? CashAccount38
    InstrForDbtrAgt ? Max140Text
    UltmtDbtr ? PartyIdentification135
    ChrgBr ? ChargeBearerType1Code
    ChrgsAcct ? CashAccount38
    ChrgsAcctAgt ? BranchAndFinancialInstitutionIdentification6
    CdtTrfTxInf + CreditTransferTransaction34`),
  PaymentTypeInformation26: sequence(`
    InstrPrty ? Priority2Code
    SvcLvl * ServiceLevel8Choice
    LclInstrm ? anything
    CtgyPurp ? anything`),
  ServiceLevel8Choice: choice(`
    Cd 1 ExternalServiceLevel1Code
    Prtry 1 Max35Text`),
  DateAndDateTime2Choice: choice(`
    Dt 1 ISODate
    DtTm 1 ISODateTime`),
  CreditTransferTransaction34: sequence(`
    PmtId 1 PaymentIdentification6
    PmtTpInf ? PaymentTypeInformation26
    Amt 1 AmountType4Choice
    XchgRateInf ? anything
    ChrgBr ? ChargeBearerType1Code
    MndtRltdInf ? anything
    ChqInstr ? anything
    UltmtDbtr ? PartyIdentification135
    IntrmyAgt1 ? BranchAndFinancialInstitutionIdentification6
    IntrmyAgt1Acct ? CashAccount38
    IntrmyAgt2 ? BranchAndFinancialInstitutionIdentification6
    IntrmyAgt2Acct ? CashAccount38
    IntrmyAgt3 ? BranchAndFinancialInstitutionIdentification6
    IntrmyAgt3Acct ? CashAccount38
    CdtrAgt ? BranchAndFinancialInstitutionIdentification6
    CdtrAgtAcct ? CashAccount38
    Cdtr ? PartyIdentification135
    CdtrAcct ? CashAccount38
    UltmtCdtr ? PartyIdentification135
    InstrForCdtrAgt * anything
    InstrForDbtrAgt ? anything
    Purp ? anything
    RgltryRptg 0..10 anything
    Tax ? anything
    RltdRmtInf 0..10 anything
    RmtInf ? RemittanceInformation16
    SplmtryData * anything`),
  PaymentIdentification6: sequence(`
    InstrId ? Max35Text
    EndToEndId 1 Max35Text
    UETR ? UUIDv4Identifier`),
  AmountType4Choice: choice(`
    InstdAmt 1 ActiveOrHistoricCurrencyAndAmount
    EqvtAmt 1 anything`),
  BranchAndFinancialInstitutionIdentification6: sequence(`
    FinInstnId 1 FinancialInstitutionIdentification18
    BrnchId ? anything`),
  FinancialInstitutionIdentification18: sequence(`
    BICFI ? BICFIDec2014Identifier
    ClrSysMmbId ? anything
    LEI ? LEIIdentifier
    Nm ? Max140Text
    PstlAdr ? anything
    Othr ? GenericFinancialIdentification1`),
  GenericFinancialIdentification1: sequence(`
    Id 1 Max35Text
    SchmeNm ? anything
    Issr ? Max35Text`),
  PartyIdentification135: sequence(`
    Nm ? Max140Text
    PstlAdr ? anything
    Id ? anything
    CtryOfRes ? CountryCode
    CtctDtls ? anything`),
  CashAccount38: sequence(`
    Id 1 AccountIdentification4Choice
    Tp ? anything
    Ccy ? ActiveOrHistoricCurrencyCode
    Nm ? Max70Text
    Prxy ? anything`),
  AccountIdentification4Choice: choice(`
    IBAN 1 IBAN2007Identifier
    Othr 1 anything`),
  RemittanceInformation16: sequence(`
    Ustrd * Max140Text
    Strd * anything`),
}

/** What the text of an element without parts has to look like. */
export const patterns: Readonly<Record<string, RegExp>> = {
  Max35Text: /^[^]{1,35}$/u,
  Max70Text: /^[^]{1,70}$/u,
  Max140Text: /^[^]{1,140}$/u,
  Max15NumericText: /^[0-9]{1,15}$/,
  /** At most 18 digits, of which 17 may stand after the point. */
  DecimalNumber: /^(?=(?:[^0-9]*[0-9]){1,18}[^0-9]*$)-?[0-9]+(?:\.[0-9]{1,17})?$/,
  /** At most 18 digits, of which 5 may stand after the point, and not negative. */
  ActiveOrHistoricCurrencyAndAmount: /^(?=(?:[^0-9]*[0-9]){1,18}[^0-9]*$)[0-9]+(?:\.[0-9]{1,5})?$/,
  ActiveOrHistoricCurrencyCode: /^[A-Z]{3}$/,
  BICFIDec2014Identifier: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/,
  IBAN2007Identifier: /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/,
  LEIIdentifier: /^[A-Z0-9]{18}[0-9]{2}$/,
  UUIDv4Identifier: /^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/,
  CountryCode: /^[A-Z]{2}$/,
  ISODate: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  ISODateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/,
  PaymentMethod3Code: /^(?:CHK|TRF|TRA)$/,
  ChargeBearerType1Code: /^(?:DEBT|CRED|SHAR|SLEV)$/,
  Priority2Code: /^(?:HIGH|NORM)$/,
  BatchBookingIndicator: /^(?:true|false|1|0)$/,
  ExternalServiceLevel1Code: /^.{1,4}$/u,
}

/** How often an element may come: at least, at most. */
export const bounds: Readonly<Record<Times, readonly [number, number]>> = {
  '1': [1, 1],
  '?': [0, 1],
  '*': [0, Infinity],
  '+': [1, Infinity],
  '0..2': [0, 2],
  '0..10': [0, 10],
}
