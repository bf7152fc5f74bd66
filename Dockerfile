# a11y-audit in an image, made of the Debian package. Two are built from here:
#
#   Scripts/package                                                              writes .build/package, or download a release
#   docker build -f Dockerfile --target audit -t a11y-audit .build/package       everything but speech; nothing under the GPL
#   docker build -f Dockerfile -t a11y-audit-speech .build/package               with libespeak-ng, for `speak --output`
#
#   docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/screens" a11y-audit App/

FROM debian:bookworm-slim AS audit
COPY a11y-audit_*.deb /tmp/
RUN apt-get update \
  && apt-get install -y --no-install-recommends /tmp/a11y-audit_*.deb \
  && rm -rf /var/lib/apt/lists/* /tmp/a11y-audit_*.deb
WORKDIR /screens
USER nobody
ENTRYPOINT ["a11y-audit"]
CMD ["--help"]

FROM audit AS speech
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends libespeak-ng1 \
  && rm -rf /var/lib/apt/lists/*
USER nobody
