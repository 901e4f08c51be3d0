import type { FieldName } from './forms/fields.ts';

/** For tests: what a visitor enters into each field. A field without an entry does not compile. */
export const sampleEntries: Readonly<Record<FieldName, string>> = {
  firstName: 'Ada',
  lastName: 'Brown',
  name: 'Ada Brown',
  email: 'ada@visitor.example',
  phone: '(904) 555-0123',
  place: 'Riverside',
  propertyAddress: '12 Sample Row, Jacksonville, FL',
  interestedIn: 'Investment property',
  preferredDate: '2099-05-04',
  preferredTime: 'Morning',
  showingWay: 'In person',
  about: 'A dock near Ortega',
  notes: 'A dock.\nTwo boats.',
  message: 'Hello,\nwhich streets stay dry?',
};
