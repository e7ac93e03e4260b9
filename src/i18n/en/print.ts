export const print = {
  button: 'Print',
  title: 'List for the driver',
  parcels: '{count, plural, one {# parcel} other {# parcels}}',
  noCourier: 'No courier',
  number: 'No.',
  taken: 'Taken',
  signature: 'Driver, date: ______________________________',
} as const
