export const help = `The photo gallery, for the school office.

  npm run gallery -- list                        every album
  npm run gallery -- list <album>                the photos of an album, with their ids
  npm run gallery -- remove <photo>              takes a photo off the site; --reason "asked by a guardian"
  npm run gallery -- restore <photo>             puts it back
  npm run gallery -- add-album "<name>"          --group "<group>" --description "<words>"
  npm run gallery -- add-photos <album> <what>   adds photos; --consent says that guardians agreed

<album>  its id or its name.
<photo>  its id, or its address on the site (https://.../gallery/...?photo=...).
<what>   a folder of pictures, whose titles come from the file names, or a list: a CSV or JSON file with
         file, title, description and order of each picture. Only file has to be there.

  --new-group   with add-album: the group does not exist yet
  --check       with add-photos: looks at everything and changes nothing

Without further settings the commands work on the gallery of \`npm start\` on this computer. For the school's own
site set SUPABASE_URL and SUPABASE_SERVICE_KEY (Supabase, Project Settings, API keys), and CLOUDINARY_URL
(Cloudinary, API Keys) for commands that change pictures. Keep these keys to yourself: they may change everything.`;
