import type { FastifyRequest } from 'fastify';
import type { EditedHome } from '../../../content-editing/home-editor.ts';
import { MOST_PHOTO_MB } from '../../../content-editing/receive-upload.ts';
import type { HomePhoto } from '../../../content-versions/photo-drafts.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { formOf } from '../form-of.ts';
import { nameOf } from './home-form.ts';
import { changesAddress, homeAddress, photosAddress } from './site-addresses.ts';

/** Prefix of posted texts, before the photo's hash. */
export const TEXT = 'text.';

const smallOf = (id: string, { sha256, small, ending }: HomePhoto) =>
  `${photosAddress(id)}/${small ?? sha256}${small ? '.jpg' : ending}`;

const picture = (id: string, photo: HomePhoto, alt: string): Html =>
  html`<img src="${smallOf(id, photo)}" alt="${alt}" loading="lazy" width="240" height="180">`;

/** On the home's page: its photos in small, and the way to them. */
export function photosPart(request: FastifyRequest, home: EditedHome): Html {
  const { id, photos } = home;
  const shown = photos.photos.slice(0, 4);
  return html`<section class="home-photos"><h2>Photos</h2>${
    shown.length > 0
      ? html`<ul class="photo-strip">${shown.map((photo) => html`<li>${picture(id, photo, '')}</li>`)}</ul><p><a href="${photosAddress(id)}">${photos.photos.length === 1 ? 'One photo' : `${photos.photos.length} photos`}: order, texts, turn</a></p>`
      : html`<p>None yet. A drawing stands in for them.</p>`
  }${addForm(request, id)}</section>`;
}

function addForm(request: FastifyRequest, id: string): Html {
  return formOf(
    request,
    `${photosAddress(id)}/add`,
    html`<label for="photos-chosen">Choose photos</label><p class="help" id="photos-help">Up to 30 at once, ${MOST_PHOTO_MB} MB each. Where and with what they were taken is removed.</p><input id="photos-chosen" name="photo" type="file" multiple required accept="image/jpeg,image/png,image/webp" aria-describedby="photos-help"><button>Upload</button><div role="status"><ul class="photo-progress"></ul></div>`,
    html`class="edit add-photos" enctype="multipart/form-data" data-photos="${MOST_PHOTO_MB}"`,
  );
}

const act = (what: string, { sha256 }: HomePhoto, words: string, place: number): Html =>
  html`<button class="quiet small" name="act" value="${what} ${sha256}">${words}<span class="hidden"> photo ${place}</span></button>`;

function row(id: string, photo: HomePhoto, at: number, of: number): Html {
  const place = at + 1;
  const field = `text-${place}`;
  const isMissing = photo.text === '';
  return html`<li id="photo-${place}" data-photo="${photo.sha256}">${picture(id, photo, `Photo ${place}`)}<div><label for="${field}">What photo ${place} shows</label>${place === 1 && html`<p class="help">One sentence for those who do not see it, such as ‘The house from the street, with the deep porch’.</p>`}<textarea id="${field}" name="${TEXT}${photo.sha256}" rows="2"${isMissing && html` aria-describedby="${field}-missing"`}>
${photo.text}</textarea>${isMissing && html`<p class="fault" id="${field}-missing">Needed before it can be published.</p>`}
<p class="photo-acts">${at > 0 && act('first', photo, 'Make First', place)}${at > 0 && act('earlier', photo, 'Earlier', place)}${at < of - 1 && act('later', photo, 'Later', place)}${act('rotate', photo, 'Turn', place)}${act('remove', photo, 'Remove', place)}</p></div></li>`;
}

/** A home's photos in their order, with the text of each beside it. */
export function photosPage(request: FastifyRequest, home: EditedHome, faults: readonly string[]): Html {
  const { id, photos } = home;
  const list = photos.photos;
  return html`<p class="back"><a href="${homeAddress(id)}">Back to ${nameOf(home)}</a></p><h1>Photos of ${nameOf(home)}</h1>${
    faults.length > 0 &&
    html`<div class="faults" role="alert"><h2>Not every photo was added</h2><ul>${faults.map((fault) => html`<li>${fault}</li>`)}</ul></div>`
  }${list.length === 0 && html`<p class="lead">There are none yet. A drawing of its kind stands in for them.</p>`}${
    list.length > 0 &&
    formOf(
      request,
      photosAddress(id),
      html`<p class="lead">The first one stands on cards. Nothing is on the site before you publish it.</p><ol class="photos" id="photos">${list.map((photo, at) => row(id, photo, at, list.length))}</ol><button>Save and See What Changes</button>`,
      html`class="edit" data-photo-order`,
    )
  }
<h2>Add photos</h2>${addForm(request, id)}
${photos.draft && html`<p class="more"><a href="${changesAddress(id)}">See What Changes</a></p>`}`;
}
