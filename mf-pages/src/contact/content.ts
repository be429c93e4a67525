export interface ContactContent {
  address: string;
  telephone: string;
  email: string;
  hours: string;
  hoursNote: string;
  map: { title: string; frame: string; drawn: string; open: string };
}
