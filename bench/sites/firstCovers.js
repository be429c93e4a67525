// The least that a gallery page can run: its read, and two pictures in place of the loading text.
const { address, apikey, picture } = document.currentScript.dataset;
const albumId = location.pathname.split('/').at(-1);

fetch(address.replace('{albumId}', albumId), { headers: { apikey } })
  .then((response) => response.text())
  .then((rows) => {
    const [...ids] = rows.matchAll(/\/upload\/([^"]+)/g);
    const images = ids.slice(0, 2).map(([, id]) => {
      const image = new Image(300, 225);
      image.src = picture.replace('{id}', id);
      return image;
    });
    document.querySelector('main [role="status"]').replaceWith(...images);
  });
