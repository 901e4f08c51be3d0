import { expect, test } from 'vitest';
import { FaultyContacts, readContacts } from './read-contacts.ts';

const faultsOf = (bytes: Buffer) => {
  try {
    readContacts(bytes);
    return [];
  } catch (error) {
    if (!(error instanceof FaultyContacts)) throw error;
    return error.faults;
  }
};

const followUpBoss = `ID,First Name,Last Name,Stage,Lead Source,Assigned To,Is Contacted,Listing Price,Tags,Email 1,Email 1 - Type,Email 2,Email 2 - Type,Phone 1,Phone 1 - Type,Address 1 - Street,Address 1 - City,Relationship Email 1\r
17,Ada,"Lake, Jr.",Lead,Zillow,Me,Yes,,"Buyer,Ortega",ada@lake.example,home,ada@work.example,work,(904) 555-0123,mobile,"1 Oak Street\r
Unit 2",Jacksonville,bo@lake.example\r
`;

const kvCore = `first_name,last_name,email,cell_phone_1,status,deal_type,hashtags,registered
Bo,Rivers,9045550147@kvleads.com,9045550147,New Lead,Buyer,#pool,2024-03-01
`;

const google = `First Name,Middle Name,Last Name,Phonetic First Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value
Zoë,,Ångström,,,,* myContacts,Home,zoe@lake.example ::: zoe@work.example,Mobile,+1 904-555-0188
,,,,Boat Yard,,,,,Work,904 555 0190
Nobody,,At All,,,,,,,,
`;

const outlook = `"Title";"First Name";"Middle Name";"Last Name";"Business Phone";"Mobile Phone";"E-mail Address";"E-mail 2 Address";"Notes"
"";"Jos\u00e9";"";"Pe\u00f1a";"904-555-0101";"904-555-0102";"jose@lake.example";"";"Met at
the ""boat"" show"
`;

test('an export of Follow Up Boss is recognized', () => {
  const { columns, contacts } = readContacts(Buffer.from(followUpBoss));
  expect(columns.program).toBe('Follow Up Boss');
  expect(columns.left).toEqual([
    'ID',
    'Is Contacted',
    'Email 1 - Type',
    'Email 2 - Type',
    'Phone 1 - Type',
    'Relationship Email 1',
  ]);
  expect(contacts).toEqual([
    {
      name: 'Ada Lake, Jr.',
      email: 'ada@lake.example',
      phone: '(904) 555-0123',
      phoneE164: '+19045550123',
      note: 'Stage: Lead\nLead Source: Zillow\nAssigned To: Me\nTags: Buyer,Ortega\nAddress 1 - Street: 1 Oak Street\nUnit 2\nAddress 1 - City: Jacksonville\nAnother email: ada@work.example',
    },
  ]);
});

test('an export of kvCORE is recognized, and its made-up addresses are left out', () => {
  const { columns, contacts } = readContacts(Buffer.from(kvCore));
  expect(columns.program).toBe('kvCORE');
  expect(contacts).toMatchObject([
    { name: 'Bo Rivers', email: '', phone: '9045550147', phoneE164: '+19045550147' },
  ]);
});

test('an export of Google is recognized; who cannot be reached is left out', () => {
  const { columns, contacts, unreachable } = readContacts(Buffer.from(google));
  expect(columns.program).toBe('Google Contacts');
  expect(contacts).toMatchObject([
    {
      name: 'Zoë Ångström',
      email: 'zoe@lake.example',
      note: expect.stringContaining('Another email: zoe@work.example'),
    },
    { name: '904 555 0190', email: '', phone: '904 555 0190', note: 'Organization Name: Boat Yard' },
  ]);
  expect(unreachable).toEqual([4]);
});

test.each([
  ['UTF-8', Buffer.from(outlook)],
  ['UTF-8', Buffer.from(`\ufeff${outlook}`)],
  ['UTF-16', Buffer.from(`\ufeff${outlook}`, 'utf16le')],
  ['UTF-16', Buffer.from(outlook, 'utf16le')],
  ['UTF-16', Buffer.from(`\ufeff${outlook}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(outlook, 'latin1')],
  ['Windows-1252', Buffer.from(outlook.replaceAll(';', '\t'), 'latin1')],
  ['UTF-8', Buffer.from(`sep=;\r\n${outlook}`)],
  ['UTF-8', Buffer.from(outlook.replaceAll('\n', '\r\n'))],
])('an export of Outlook is read in %s, with quoted line breaks', (encoding, bytes) => {
  const read = readContacts(bytes);
  expect(read).toMatchObject({ encoding, columns: { program: 'Outlook' } });
  expect(read.contacts).toMatchObject([
    { name: 'José Peña', email: 'jose@lake.example', phone: '904-555-0101', phoneE164: '+19045550101' },
  ]);
  expect(read.contacts[0]?.note.replaceAll('\r\n', '\n')).toBe(
    'Notes: Met at\nthe "boat" show\nAnother phone: 904-555-0102',
  );
});

test('faults are named by their lines, and repeated people are one', () => {
  const lines = [
    'Name,Email,Phone',
    '"Two',
    'lines",a@lake.example,',
    'B,b@lake,',
    'C,,none',
    'D,d@lake.example,,more',
  ];
  expect(faultsOf(Buffer.from(lines.join('\n')))).toEqual([
    'line 4: "b@lake" is no email address.',
    'line 5: "none" is no phone number.',
    'line 6: it has 4 columns, and the first line has 3.',
  ]);
  expect(faultsOf(Buffer.from('Name,Email\nA,a@lake.example\n"B,b@lake.example\n'))).toEqual([
    expect.stringMatching(/^line \d: a quotation mark is not closed\.$/),
  ]);
  expect(faultsOf(Buffer.from('Titel,Ort\nA,B\n'))).toEqual([
    'line 1: no column is called Email or Phone. The columns are: Titel, Ort.',
  ]);
  expect(faultsOf(Buffer.from(''))).toEqual(['The file is empty.']);
  const twice = readContacts(Buffer.from('Name,Email\nA,a@lake.example\nA,A@Lake.example\n'));
  expect(twice.contacts).toHaveLength(1);
  expect(twice.repeated).toBe(1);
});
