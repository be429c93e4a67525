export interface ContactContent {
  address: string;
  telephone: string;
  email: string;
  hours: string;
  hoursNote: string;
  photoRequest: {
    /** Before the photo's number. */
    about: string;
    write: string;
    /** Subject of the mail; the photo's number follows. */
    subject: string;
  };
  map: { title: string; frame: string; drawn: string; open: string };
}
