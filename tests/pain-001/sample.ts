/** An order as a bank's manual shows one, with parts that we never write: what the judge itself is judged by. */
export const SAMPLE = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>ABC/090928/CCT001</MsgId>
      <CreDtTm>2026-09-28T14:07:00+02:00</CreDtTm>
      <NbOfTxs>3</NbOfTxs>
      <CtrlSum>11500.5</CtrlSum>
      <InitgPty>
        <Nm>ABC Corporation</Nm>
        <PstlAdr><TwnNm>Ghent</TwnNm><Ctry>BE</Ctry></PstlAdr>
      </InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>ABC/086</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>false</BtchBookg>
      <NbOfTxs>2</NbOfTxs>
      <CtrlSum>1500.50</CtrlSum>
      <PmtTpInf>
        <InstrPrty>NORM</InstrPrty>
        <SvcLvl><Cd>SEPA</Cd></SvcLvl>
        <CtgyPurp><Cd>SUPP</Cd></CtgyPurp>
      </PmtTpInf>
      <ReqdExctnDt><Dt>2026-09-29</Dt></ReqdExctnDt>
      <Dbtr>
        <Nm>ABC Corporation</Nm>
      </Dbtr>
      <DbtrAcct><Id><IBAN>BE68539007547034</IBAN></Id><Ccy>EUR</Ccy></DbtrAcct>
      <DbtrAgt><FinInstnId><BICFI>GKCCBEBB</BICFI></FinInstnId></DbtrAgt>
      <UltmtDbtr><Nm>ABC Holding</Nm></UltmtDbtr>
      <ChrgBr>SLEV</ChrgBr>
      <CdtTrfTxInf>
        <PmtId><InstrId>ABC/090928/CCT001/01</InstrId><EndToEndId>ABC/4562/2026-09-08</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">1000.00</InstdAmt></Amt>
        <CdtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></CdtrAgt>
        <Cdtr><Nm>DEF Electronics</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>
        <Purp><Cd>GDDS</Cd></Purp>
        <RmtInf><Ustrd>Invoice 4562, 8 September</Ustrd></RmtInf>
      </CdtTrfTxInf>
      <CdtTrfTxInf>
        <PmtId><EndToEndId>ABC/ABC-13679/2026-09-15</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">500.5</InstdAmt></Amt>
        <Cdtr><Nm>GHI Semiconductors</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>Invoice ABC-13679</Ustrd></RmtInf>
      </CdtTrfTxInf>
    </PmtInf>
    <PmtInf>
      <PmtInfId>ABC/087</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <NbOfTxs>1</NbOfTxs>
      <CtrlSum>10000</CtrlSum>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <ReqdExctnDt><Dt>2026-09-30</Dt></ReqdExctnDt>
      <Dbtr><Nm>ABC Corporation</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>BE68539007547034</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>
      <CdtTrfTxInf>
        <PmtId><EndToEndId>ABC/987-AC/2026-09-27</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">10000</InstdAmt></Amt>
        <Cdtr><Nm>ABC Corporation</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>AT611904300234573201</IBAN></Id></CdtrAcct>
      </CdtTrfTxInf>
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`
